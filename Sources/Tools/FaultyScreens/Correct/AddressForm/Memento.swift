import AppModels
import AppScreens

/// A screen that begins anew for each view: a new mediator is made from a memento of the last.
final class MementoScreen: Screen {
  private let store = HeadlessAddressStore()
  private var mediator: AddressFormMediator<PlainAddressForm>
  private(set) var view: ToldView<AddressFormMediator<PlainAddressForm>>

  init() {
    mediator = AddressFormMediator(store, PlainAddressForm())
    view = ToldView(mediator)
  }

  var headlessService: any HeadlessService<AddressFormEvent> { store }

  func replaceView() {
    mediator.observation = nil
    mediator.tell = nil
    mediator = AddressFormMediator(store, mediator.state)
    view = ToldView(mediator)
  }
}
