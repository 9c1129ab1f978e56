import AppModels
import AppScreens
import Parity

/// A screen that begins anew for each view: a new mediator is made from a memento of the last.
private final class MementoScreen: Screen {
  private let store = HeadlessAddressStore()
  private var mediator: AddressFormMediator
  private(set) var view: ToldView<AddressFormMediator>

  init() {
    mediator = AddressFormMediator(store)
    view = ToldView(mediator)
  }

  var world: any World<AddressFormEvent> { store }

  func replaceView() {
    mediator.close()
    mediator = AddressFormMediator(store, in: mediator.state)
    view = ToldView(mediator)
  }
}

extension RightScreen {
  /// An address form of which only a memento outlives a view.
  static let memento = RightScreen(
    "memento", of: "address",
    technique: "With each view there is a new mediator, made from a memento of the last."
  ) {
    MementoScreen()
  }
}
