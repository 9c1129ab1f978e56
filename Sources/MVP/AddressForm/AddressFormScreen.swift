import AppScreens

/// Owns the view, which owns the presenter.
final class AddressFormScreen: Screen {
  private let store = HeadlessAddressStore()
  private(set) var view: HeadlessAddressFormView

  init() {
    view = HeadlessAddressFormView(presenter: AddressFormPresenter(store: store))
  }

  var headlessService: any HeadlessService<AddressFormEvent> { store }

  func replaceView() {
    view = HeadlessAddressFormView(presenter: view.presenter)
  }
}
