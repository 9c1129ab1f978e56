/// A value that others observe: the binding of MVVM, synchronous and in order.
///
/// Write `@Observed private(set) var total = "0"`, read `total`, and bind to `$total`.
///
/// Observers are told in the order in which they were bound, before a setter returns. Each hears each
/// value at most once, and the last that it hears is the current one: if an observer sets the value
/// again while it is told, all hear the newer value at once, and those after it never the older.
///
/// An observer that sets the value itself, through its token, has no need to hear it: see
/// `ObservationToken.withoutEcho(_:)`. Then the last that it set or heard is the current value.
///
/// With SwiftUI, `@Observable` on the view model takes its place, and the body of a view just reads
/// `viewModel.total`. That is not a binding in this sense: Observation calls back before the
/// change, once, and `Observations` delivers several changes as one, so that a view would not see
/// each value when it is set.
@propertyWrapper
public final class Observed<Value> {
  private var value: Value
  private var observers: [Observer] = []

  /// A value that nobody observes yet.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// The current value; setting it tells every observer.
  public var wrappedValue: Value {
    get { value }
    set {
      value = newValue
      for observer in observers { observer.fallBehind() }
      for observer in observers { tell(observer) }
    }
  }

  /// The side to bind to, from which the value cannot be set.
  public var projectedValue: Source { Source(observed: self) }

  /// The side of a value that observers bind to.
  public struct Source {
    fileprivate let observed: Observed

    /// Hands over the current value at once, and later ones until the token goes or is cancelled.
    public func bind(_ receive: @escaping (Value) -> Void) -> ObservationToken {
      let observer = Observer(receive)
      observed.observers.append(observer)
      observed.tell(observer)
      return ObservationToken(
        skipNext: { observer.skipsNext = $0 },
        end: { [weak observed] in
          observer.isBehind = false
          observed?.observers.removeAll { $0 === observer }
        })
    }
  }

  private func tell(_ observer: Observer) {
    guard observer.isBehind else { return }
    observer.isBehind = false
    observer.receive(value)
  }

  private final class Observer {
    let receive: (Value) -> Void

    /// Indicates whether the observer has yet to receive the current value; false once unbound.
    var isBehind = true

    /// Indicates whether the next value that is set is the observer's own.
    var skipsNext = false

    init(_ receive: @escaping (Value) -> Void) {
      self.receive = receive
    }

    func fallBehind() {
      isBehind = !skipsNext
      skipsNext = false
    }
  }
}
