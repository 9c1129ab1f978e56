/// A value that one view binds to: it receives the value at once, and again whenever it is set.
///
/// A new binding replaces the old one, so that a replaced view receives nothing more.
@propertyWrapper
final class Bindable<Value> {
  var wrappedValue: Value {
    didSet { receive(wrappedValue) }
  }

  private var receive: (Value) -> Void = { _ in }

  init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// A source that can be bound to, and not set.
  var projectedValue: (@escaping (Value) -> Void) -> Void {
    { receive in
      self.receive = receive
      receive(self.wrappedValue)
    }
  }
}
