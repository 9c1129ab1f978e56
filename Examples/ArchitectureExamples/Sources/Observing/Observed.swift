import AppModels

/// A value that others observe, for the faulty screens of MVVM: synchronous and in order.
@propertyWrapper
public final class Observed<Value> {
  /// The current value; setting it notifies every observer.
  public var wrappedValue: Value {
    didSet { for observer in observers { observer.receive(wrappedValue) } }
  }

  private var observers: [Observer] = []

  /// A value without observers.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The side to bind to, from which the value cannot be set.
  public var projectedValue: Source { Source(observed: self) }

  /// The side of a value that observers bind to.
  public struct Source {
    fileprivate let observed: Observed

    /// Delivers the current value at once, and later ones until the token is released.
    public func bind(_ receive: @escaping (Value) -> Void) -> CancellationToken {
      let observer = Observer(receive)
      observed.observers.append(observer)
      receive(observed.wrappedValue)
      return CancellationToken { [weak observed] in
        observed?.observers.removeAll { $0 === observer }
      }
    }
  }

  private final class Observer {
    let receive: (Value) -> Void

    init(_ receive: @escaping (Value) -> Void) {
      self.receive = receive
    }
  }
}
