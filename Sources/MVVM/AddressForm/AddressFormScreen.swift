import AppScreens

/// Owns the view, which owns the view model.
final class AddressFormScreen: Screen {
  private let store = HeadlessAddressStore()
  private(set) var view: HeadlessAddressFormView

  init() {
    view = HeadlessAddressFormView(viewModel: AddressFormViewModel(store: store))
  }

  var headlessService: any HeadlessService<AddressFormEvent> { store }

  func replaceView() {
    view.unbind()
    view = HeadlessAddressFormView(viewModel: view.viewModel)
  }

  func secondView() -> HeadlessAddressFormView? {
    HeadlessAddressFormView(viewModel: view.viewModel)
  }
}
