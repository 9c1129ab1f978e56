import AppModels
import AppScreens

/// A mediator of any pattern: it takes gestures, and tells one view what to show.
protocol TellingMediator: AnyObject {
  associatedtype Gesture: ScreenGesture
  associatedtype Display: ScreenDisplay

  /// The present display.
  var display: Display { get }

  /// Tells the present view what to show.
  var tell: ((Display) -> Void)? { get set }

  /// Learns of a new view; returns what that shows first.
  func attach(_ view: AnyObject) -> Display

  /// Takes a gesture, and tells the view.
  func perform(_ gesture: Gesture)
}

extension TellingMediator {
  /// The present display, for every view.
  func attach(_ view: AnyObject) -> Display { display }
}

/// A screen as a value: the rules of its app, and the words for their results.
protocol PlainState {
  associatedtype Gesture: ScreenGesture
  associatedtype Display: ScreenDisplay

  /// The display.
  var display: Display { get }

  /// Performs a gesture.
  mutating func perform(_ gesture: Gesture)
}

/// A mediator of a state, for faulty screens to override.
class Mediator<State: PlainState>: TellingMediator {
  var state: State
  private let attached: (inout State) -> Void
  final var tell: ((State.Display) -> Void)?

  /// A mediator with something that happens to its state before a new view is shown anything.
  init(_ state: State, attached: @escaping (inout State) -> Void = { _ in }) {
    self.state = state
    self.attached = attached
  }

  var display: State.Display { state.display }

  func attach(_ view: AnyObject) -> State.Display {
    attached(&state)
    return display
  }

  func perform(_ gesture: State.Gesture) {
    state.perform(gesture)
    tell?(display)
  }
}

/// The state of an address form, which an address from elsewhere changes too.
protocol AddressFormState: PlainState
where Gesture == AddressFormGesture, Display == AddressFormDisplay {
  /// Takes over an address that arrives.
  mutating func receive(_ address: Address)
}

/// A mediator of an address form that follows a store, for faulty screens to override.
class AddressFormMediator<State: AddressFormState>: Mediator<State> {
  final let store: any AddressStore
  final var observation: CancellationToken?

  init(
    _ store: any AddressStore, _ state: State,
    attached: @escaping (inout State) -> Void = { _ in }
  ) {
    self.store = store
    super.init(state, attached: attached)
    observation = observe()
  }

  func observe() -> CancellationToken {
    store.observe { [weak self] in self?.receive($0) }
  }

  func receive(_ address: Address) {
    state.receive(address)
    tell?(display)
  }
}
