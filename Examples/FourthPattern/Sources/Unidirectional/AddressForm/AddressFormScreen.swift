import AppScreens

/// Owns the view, which owns the store.
final class AddressFormScreen: Screen {
  private let addresses = HeadlessAddressStore()
  private(set) var view: ProgramView<AddressFormProgram>

  init() {
    view = ProgramView(store: Store(port: addresses))
  }

  var headlessService: any HeadlessService<AddressFormEvent> { addresses }

  func replaceView() {
    view = ProgramView(store: view.store)
  }
}
