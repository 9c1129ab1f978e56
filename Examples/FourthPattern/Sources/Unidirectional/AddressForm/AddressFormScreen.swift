import AppScreens

/// Holds the view; the view holds the store, which a new view takes over.
final class AddressFormScreen: Screen {
  let world: any World<AddressFormEvent>
  private(set) var view: ProgramView<AddressFormProgram>

  init() {
    let addresses = HeadlessAddressStore()
    world = addresses
    view = ProgramView(store: Store(port: addresses))
  }

  func replaceView() {
    view = ProgramView(store: view.store)
  }
}
