/// A value that one observer at a time is told of: the latest that was bound.
@propertyWrapper
final class Observed<Value> {
  var wrappedValue: Value {
    didSet { receive?(wrappedValue) }
  }

  private weak var token: ObservationToken?
  private var receive: ((Value) -> Void)?

  init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The side to bind to, from which the value cannot be set.
  var projectedValue: Source { Source(observed: self) }

  /// The side of a value that observers bind to.
  struct Source {
    fileprivate let observed: Observed

    /// Hands over the current value at once, and later ones until another is bound.
    func bind(_ receive: @escaping (Value) -> Void) -> ObservationToken {
      observed.receive = receive
      receive(observed.wrappedValue)
      let token = ObservationToken { [weak observed] in
        if observed?.token == nil { observed?.receive = nil }
      }
      observed.token = token
      return token
    }
  }
}

/// What holds a binding, which ends when it goes.
final class ObservationToken {
  private let end: () -> Void

  init(end: @escaping () -> Void) {
    self.end = end
  }

  deinit {
    end()
  }
}
