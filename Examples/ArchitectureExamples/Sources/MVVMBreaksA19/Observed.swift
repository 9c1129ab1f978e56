import AppModels

/// A value with one observer at a time: the latest that was bound.
@propertyWrapper
final class Observed<Value> {
  var wrappedValue: Value {
    didSet { receive?(wrappedValue) }
  }

  private weak var token: CancellationToken?
  private var receive: ((Value) -> Void)?

  init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The side to bind to, from which the value cannot be set.
  var projectedValue: Source { Source(observed: self) }

  /// The side of a value that an observer binds to.
  struct Source {
    fileprivate let observed: Observed

    /// Delivers the current value at once, and later ones until another observer is bound.
    func bind(_ receive: @escaping (Value) -> Void) -> CancellationToken {
      observed.receive = receive
      receive(observed.wrappedValue)
      let token = CancellationToken { [weak observed] in
        if observed?.token == nil { observed?.receive = nil }
      }
      observed.token = token
      return token
    }
  }
}
