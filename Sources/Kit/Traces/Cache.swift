import Synchronization

/// Values that take long to make, each of which is made once and kept for its key.
final class Cache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let known = Mutex<[Key: Value]>([:])

  /// The value for a key, which is made now unless it is known.
  func value(for key: Key, _ make: () -> Value) -> Value {
    if let value = known.withLock({ $0[key] }) { return value }
    let value = make()
    known.withLock { $0[key] = value }
    return value
  }
}
