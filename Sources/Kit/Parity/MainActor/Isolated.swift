/// Something of the main actor, which the kit holds elsewhere too.
@MainActor final class Isolated<Value> {
  private var value: Value?

  init(_ value: Value) {
    self.value = value
  }

  /// Uses it on the main actor.
  nonisolated func use<Result: Sendable>(_ body: @MainActor (Value) -> Result) -> Result {
    MainThread.perform {
      guard let value else {
        preconditionFailure("something of the main actor is used after its release")
      }
      return body(value)
    }
  }

  /// Releases it on the main actor, where an app would.
  nonisolated func release() { MainThread.perform { value = nil } }

  /// What reflection sees of it from anywhere, as of all objects that the kit looks into.
  nonisolated var reflected: Any? { Mirror(reflecting: self).descendant("value", "some") }
}

/// An object that represents one of the main actor.
protocol MainActorAdapter: AnyObject {
  /// The object that it represents; nil if that was released.
  var adapted: AnyObject? { get }
}

/// The object itself, or the one of the main actor that it represents.
func adapted(_ object: AnyObject) -> AnyObject? {
  (object as? any MainActorAdapter).map(\.adapted) ?? object
}
