/// A value that others observe: the binding of MVVM, synchronous and in order.
///
/// Write `@Observed private(set) var total = "0"`, read `total`, and bind to `$total`.
///
/// With SwiftUI, `@Observable` on the view model takes its place, and the body of a view just reads
/// `viewModel.total`. That is no binding as it is meant here: Observation calls back before the
/// change, once, and `Observations` delivers several changes as one, so that a view would not see
/// each value when it is set.
@propertyWrapper
public final class Observed<Value> {
  /// The current value; setting it tells every observer, in the order in which they were bound.
  ///
  /// If an observer sets it again while being told, those behind it hear the newer value only.
  public var wrappedValue: Value {
    get { value }
    set {
      value = newValue
      for observer in observers { observer.receive(value) }
    }
  }

  private var value: Value
  private var observers: [Observer] = []

  /// A value that nobody observes yet.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// What a view binds to; it cannot set the value.
  public var projectedValue: Source { Source(observed: self) }

  /// Where an observer binds to a value, and ends that.
  public struct Source {
    fileprivate let observed: Observed

    /// Hands an observer the current value at once, and later ones for as long as it lives.
    ///
    /// The observer is held weakly, and `receive` gets it as an argument so as not to capture it.
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

    /// Releases an observer, and those that are no more.
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
