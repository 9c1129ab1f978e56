// 24 bound-too-late. The view binds to the text before anybody presses a key.
// A person opens the calculator, and presses nothing.
// They see:    an empty display, until the first key
// They should: 0

/// A value that others observe: the binding of MVVM, synchronous and in order.
///
/// Write `@Observed private(set) var text = "0"`, read `text`, and bind to `$text`.
@propertyWrapper
public final class Observed<Value> {
  private typealias Observer = (number: Int, receive: (Value) -> Void)

  private var observers: [Observer] = []
  private var count = 0

  /// The current value; setting it tells every observer.
  public var wrappedValue: Value {
    didSet { for observer in observers { observer.receive(wrappedValue) } }
  }

  /// A value that nobody observes yet.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The side to bind to.
  public var projectedValue: Observed { self }

  /// Hands over each value that is set from now on, until the token goes or is cancelled.
  public func bind(_ receive: @escaping (Value) -> Void) -> ObservationToken {
    // TODO: There is a value already. When does whoever binds now get to know it?
    count += 1
    let number = count
    observers.append((number, receive))
    return ObservationToken { [weak self] in self?.observers.removeAll { $0.number == number } }
  }
}
