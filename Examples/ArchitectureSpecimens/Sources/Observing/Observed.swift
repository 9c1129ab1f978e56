/// A value that others observe, for the specimens of MVVM: told synchronously, and in order.
@propertyWrapper
public final class Observed<Value> {
  /// The current value; setting it tells every observer.
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

  /// The source that a view binds to; it cannot set the value.
  public var projectedValue: Source { Source(observed: self) }

  /// A source to which observers bind, and from which they unbind.
  public struct Source {
    fileprivate let observed: Observed

    /// Hands an observer the current value at once, and later ones for as long as it lives.
    public func bind<Object: AnyObject>(
      _ object: Object, _ receive: @escaping (Object, Value) -> Void
    ) {
      unbind(object)
      let observer = Observer(object: object) { [weak object] value in
        if let object { receive(object, value) }
      }
      observed.observers.append(observer)
      receive(object, observed.wrappedValue)
    }

    /// Removes an observer, and those that no longer exist.
    public func unbind(_ object: AnyObject) {
      observed.observers.removeAll { $0.object == nil || $0.object === object }
    }
  }

  private final class Observer {
    private(set) weak var object: AnyObject?
    let receive: (Value) -> Void

    init(object: AnyObject, receive: @escaping (Value) -> Void) {
      self.object = object
      self.receive = receive
    }
  }
}
