import AppModels
import AppScreens
import Parity

/// A model that posts what is to be shown to all who listen, by a number that ends the listening.
private final class PostingForm {
  private var listeners: [Int: (AddressFormDisplay) -> Void] = [:]
  private var last = 0
  private var state = AddressFormState()
  private var observation: (any AddressObservation)?

  init(_ store: any AddressStore) {
    observation = store.observe { [weak self] in self?.apply(.arrived($0)) }
  }

  deinit { observation?.end() }

  func apply(_ occurrence: AddressFormState.Occurrence) {
    state.apply(occurrence)
    for listener in listeners.values { listener(state.display) }
  }

  func listen(_ listener: @escaping (AddressFormDisplay) -> Void) -> Int {
    last += 1
    listeners[last] = listener
    listener(state.display)
    return last
  }

  func endListening(_ number: Int) { listeners[number] = nil }
}

private final class ListeningView: HeadlessView {
  let form: PostingForm
  private var number: Int?
  private(set) var display = AddressFormDisplay()

  init(_ form: PostingForm) {
    self.form = form
    number = form.listen { [weak self] in self?.display = $0 }
  }

  deinit { close() }

  func perform(_ gesture: AddressFormGesture) { form.apply(.init(gesture)) }

  func close() {
    if let number { form.endListening(number) }
    number = nil
  }
}

/// A screen that can have several views at once.
private final class ListeningScreen: Screen {
  private let store = HeadlessAddressStore()
  private(set) var view: ListeningView

  init() { view = ListeningView(PostingForm(store)) }

  var world: any World<AddressFormEvent> { store }

  func secondView() -> ListeningView? { ListeningView(view.form) }

  func replaceView() {
    view.close()
    view = ListeningView(view.form)
  }
}

extension RightScreen {
  /// An address form whose views listen to notifications.
  static let notificationCentre = RightScreen(
    "notification-centre", of: "address",
    technique: "The model posts what is to be shown to as many views as listen."
  ) {
    ListeningScreen()
  }
}
