import AppModels
import AppScreens
import Foundation

/// A value that all screens of a thread share, as all screens of an app share a `static var`.
///
/// One per thread, so that screens tested at the same time do not interfere; a new screen resets it.
struct Shared<Value: Sendable> {
  private let name: String
  private let initial: Value

  init(_ name: String, initially initial: Value) {
    self.name = "FaultyScreens.\(name)"
    self.initial = initial
    value = initial
  }

  var value: Value {
    get { Thread.current.threadDictionary[name] as? Value ?? initial }
    nonmutating set { Thread.current.threadDictionary[name] = newValue }
  }
}

/// A state of which a part is shared with all screens.
struct Sharing<State: PlainState>: PlainState {
  private var own: State
  private let load: (inout State) -> Void
  private let save: (State) -> Void

  init<Part: Sendable>(_ state: State, part: WritableKeyPath<State, Part>) {
    own = state
    let shared = Shared("\(State.self)", initially: state[keyPath: part])
    load = { $0[keyPath: part] = shared.value }
    save = { shared.value = $0[keyPath: part] }
  }

  private var state: State {
    get {
      var state = own
      load(&state)
      return state
    }
    set {
      own = newValue
      save(newValue)
    }
  }

  var display: State.Display { state.display }

  mutating func perform(_ gesture: State.Gesture) { state.perform(gesture) }
}

extension Sharing: AddressFormState where State: AddressFormState {
  mutating func receive(_ address: Address) { state.receive(address) }
}
