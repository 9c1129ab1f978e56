import Synchronization

/// The notice that something which was read is about to change; it may come from any thread.
final class Notice: Sendable {
  private let isGiven = Atomic(false)

  /// Gives the notice; once is enough.
  func give() {
    isGiven.store(true, ordering: .relaxed)
  }

  /// Takes the notice, and says whether there was one.
  func take() -> Bool {
    isGiven.exchange(false, ordering: .relaxed)
  }
}

/// A value that was read, and where it went.
struct Reading<Value> {
  private let receive: (Value) -> Void

  fileprivate init(_ value: Value, _ receive: @escaping (Value) -> Void) {
    self.receive = receive
    receive(value)
  }
}

/// Hands over a value that has just been read.
func reading<Value>(_ value: Value) -> (@escaping (Value) -> Void) -> Reading<Value> {
  { Reading(value, $0) }
}
