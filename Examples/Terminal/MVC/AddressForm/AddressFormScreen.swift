import AppScreens
import MVC

/// Holds the controller, and the view that the controller holds, which a new one replaces.
final class AddressFormScreen: Screen {
  let world: any World<AddressFormEvent>
  private let controller: AddressFormController
  private(set) var view = TerminalAddressFormView()

  init() {
    let store = HeadlessAddressStore()
    world = store
    controller = AddressFormController(view: view, store: store)
  }

  func replaceView() {
    view = TerminalAddressFormView()
    controller.replaceView(with: view)
  }
}
