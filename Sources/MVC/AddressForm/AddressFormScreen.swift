import AppScreens

/// Holds the controller; the controller holds the view, which it lets a new one replace.
final class AddressFormScreen: Screen {
  let world: any World<AddressFormEvent>
  private let controller: AddressFormController

  init() {
    let store = HeadlessAddressStore()
    world = store
    controller = AddressFormController(view: HeadlessAddressFormView(), store: store)
  }

  /// The controller's view, which is one of ours.
  var view: HeadlessAddressFormView {
    guard let view = controller.view as? HeadlessAddressFormView else {
      preconditionFailure("the controller holds a view of another kind")
    }
    return view
  }

  func replaceView() {
    controller.replaceView(with: HeadlessAddressFormView())
  }
}
