/// A value that others observe, for the specimens of MVVM: told synchronously, and in order.
@propertyWrapper
public final class Observed<Value> {
  /// The current value; setting it tells every observer.
  public var wrappedValue: Value {
    didSet {
      for observer in observers { observer.receive?(wrappedValue) }
    }
  }

  private var observers: [Observer] = []

  /// A value that nobody observes yet.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The side to bind to, from which the value cannot be set.
  public var projectedValue: Source { Source(observed: self) }

  /// The side of a value that observers bind to.
  public struct Source {
    fileprivate let observed: Observed

    /// Hands over the current value at once, and later ones for as long as the token is held.
    public func bind(_ receive: @escaping (Value) -> Void) -> ObservationToken {
      let observer = Observer(receive)
      observed.observers.append(observer)
      receive(observed.wrappedValue)
      return ObservationToken { [weak observed] in
        observer.receive = nil
        observed?.observers.removeAll { $0 === observer }
      }
    }
  }

  private final class Observer {
    var receive: ((Value) -> Void)?

    init(_ receive: @escaping (Value) -> Void) {
      self.receive = receive
    }
  }
}

/// What holds a binding, which ends when it goes.
public final class ObservationToken {
  private let end: () -> Void

  init(end: @escaping () -> Void) {
    self.end = end
  }

  deinit {
    end()
  }
}
