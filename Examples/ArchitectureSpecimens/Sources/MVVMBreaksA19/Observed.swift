/// A value with one observer at a time: the latest that was bound.
@propertyWrapper
final class Observed<Value> {
  var wrappedValue: Value {
    didSet { receive?(wrappedValue) }
  }

  private weak var observer: AnyObject?
  private var receive: ((Value) -> Void)?

  init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The source that a view binds to; it cannot set the value.
  var projectedValue: Source { Source(observed: self) }

  /// A source to which observers bind, and from which they unbind.
  struct Source {
    fileprivate let observed: Observed

    /// Hands an observer the current value at once, and later ones until another is bound.
    func bind<Object: AnyObject>(_ object: Object, _ receive: @escaping (Object, Value) -> Void) {
      observed.observer = object
      observed.receive = { [weak object] value in
        if let object { receive(object, value) }
      }
      receive(object, observed.wrappedValue)
    }

    /// Removes an observer, if it is the one that is bound.
    func unbind(_ object: AnyObject) {
      guard observed.observer === object else { return }
      observed.observer = nil
      observed.receive = nil
    }
  }
}
