/// A value that others observe: the binding of MVVM, synchronous and in order.
///
/// Write `@Observed private(set) var total = "0"`, read `total`, and bind to `$total`. An observer
/// gets the current value on binding and every value set from then on, until it is released.
@propertyWrapper
public final class Observed<Value> {
  /// The current value; setting it tells every observer, in the order in which they were bound.
  public var wrappedValue: Value {
    didSet {
      for observer in observers { observer.receive(wrappedValue) }
    }
  }

  private var observers: [Observer] = []

  /// A value that nobody observes yet.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// What there is to bind to.
  public var projectedValue: Observed { self }

  /// Hands an observer the current value, and later ones for as long as it lives.
  ///
  /// The observer is held weakly, and `receive` gets it as an argument so as not to capture it.
  public func bind<Object: AnyObject>(
    _ object: Object, _ receive: @escaping (Object, Value) -> Void
  ) {
    observers.removeAll { $0.object == nil }
    observers.append(
      Observer(object: object) { [weak object] value in
        if let object { receive(object, value) }
      })
    receive(object, wrappedValue)
  }

  private struct Observer {
    weak var object: AnyObject?
    let receive: (Value) -> Void
  }
}
