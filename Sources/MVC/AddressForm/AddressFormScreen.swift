import AppScreens

/// Owns the controller, which owns the view.
final class AddressFormScreen: Screen {
  private let store = HeadlessAddressStore()
  private let controller: AddressFormController
  // The controller owns the view; a view that it has replaced is released.
  unowned private(set) var view: HeadlessAddressFormView

  init() {
    let view = HeadlessAddressFormView()
    controller = AddressFormController(view: view, store: store)
    self.view = view
  }

  var headlessService: any HeadlessService<AddressFormEvent> { store }

  func replaceView() {
    let newView = HeadlessAddressFormView()
    controller.replaceView(with: newView)
    view = newView
  }
}
