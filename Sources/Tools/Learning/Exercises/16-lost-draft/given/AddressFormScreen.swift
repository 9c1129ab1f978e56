import AppScreens

/// Owns the view, which owns the presenter.
final class AddressFormScreen: Screen {
  private let store = HeadlessAddressStore()
  private var shown: HeadlessAddressFormView?

  init() {
    shown = HeadlessAddressFormView(presenter: AddressFormPresenter(store: store))
  }

  var view: HeadlessAddressFormView {
    guard let shown else { preconditionFailure("a screen always has a view") }
    return shown
  }

  var headlessService: any HeadlessService<AddressFormEvent> { store }

  /// Releases the old view before it makes the new one, as a system does that needs memory.
  func replaceView() {
    let presenter = view.presenter
    shown = nil
    shown = HeadlessAddressFormView(presenter: presenter)
  }
}
