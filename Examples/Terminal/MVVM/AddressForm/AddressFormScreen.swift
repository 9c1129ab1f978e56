import AppScreens
import MVVM

/// Holds the view; the view holds its view model, to which a new view binds in its place.
final class AddressFormScreen: Screen {
  let world: any World<AddressFormEvent>
  private(set) var view: TerminalAddressFormView

  init() {
    let store = HeadlessAddressStore()
    world = store
    view = TerminalAddressFormView(viewModel: AddressFormViewModel(store: store))
  }

  func secondView() -> TerminalAddressFormView? {
    TerminalAddressFormView(viewModel: view.viewModel)
  }

  func replaceView() {
    view.unbind()
    view = TerminalAddressFormView(viewModel: view.viewModel)
  }
}
