import AppScreens
import MVP

/// Holds the view; the view holds its presenter, which a new view takes over.
final class AddressFormScreen: Screen {
  let world: any World<AddressFormEvent>
  private(set) var view: TerminalAddressFormView

  init() {
    let store = HeadlessAddressStore()
    world = store
    view = TerminalAddressFormView(presenter: AddressFormPresenter(store: store))
  }

  func replaceView() {
    view = TerminalAddressFormView(presenter: view.presenter)
  }
}
