import AppScreens

/// Holds the view; the view holds its view model, and a new view binds to that.
final class AddressFormScreen: Screen {
  let world: any World<AddressFormEvent>
  private(set) var view: HeadlessAddressFormView

  init() {
    let store = HeadlessAddressStore()
    world = store
    view = HeadlessAddressFormView(viewModel: AddressFormViewModel(store: store))
  }

  func secondView() -> HeadlessAddressFormView? {
    HeadlessAddressFormView(viewModel: view.viewModel)
  }

  func replaceView() {
    view.unbind()
    view = HeadlessAddressFormView(viewModel: view.viewModel)
  }
}
