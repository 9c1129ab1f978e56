import AppModels
import AppScreens

/// A screen of the main actor, whose view reads and stores what it shows whenever it is looked at.
@MainActor final class ReadingScreen: Screen {
  private let store = HeadlessAsyncAddressStore()
  private(set) var view: ReadingView

  init() { view = ReadingView(ObservedForm(store)) }

  var headlessService: any HeadlessService<AddressFormEvent> { store }

  func replaceView() { view = ReadingView(view.form) }
}

/// The state of an address form, which knows no view.
@MainActor final class ObservedForm {
  private(set) var state = PlainAddressForm()
  private var observation: Task<Void, Never>?

  init(_ store: any AsyncAddressStore) {
    // Called in the task, it would miss an address that arrives before the task begins.
    let arrivals = store.arrivals()
    // `guard let self` before the loop would keep this object alive.
    observation = Task { [weak self] in
      for await address in arrivals { self?.state.receive(address) }
    }
  }

  deinit { observation?.cancel() }

  func perform(_ gesture: AddressFormGesture) { state.perform(gesture) }
}

/// A view that owns the state, and reads it.
@MainActor final class ReadingView: HeadlessView {
  let form: ObservedForm
  private var shown = AddressFormDisplay()

  init(_ form: ObservedForm) { self.form = form }

  var display: AddressFormDisplay {
    let new = form.state.display
    shown.$street.update(new.street)
    shown.$city.update(new.city)
    shown.$state.update(new.state)
    shown.$zip.update(new.zip)
    (shown.address, shown.message) = (new.address, new.message)
    return shown
  }

  func perform(_ gesture: AddressFormGesture) {
    if case .edit(let part, let text) = gesture { shown.type(text, in: part) }
    form.perform(gesture)
  }
}
