import AppScreens

/// Holds the view; the view holds its presenter, which a new view takes over.
final class AddressFormScreen: Screen {
  let world: any World<AddressFormEvent>
  private(set) var view: HeadlessAddressFormView

  init() {
    let store = HeadlessAddressStore()
    world = store
    view = HeadlessAddressFormView(presenter: AddressFormPresenter(store: store))
  }

  func replaceView() {
    view = HeadlessAddressFormView(presenter: view.presenter)
  }
}
