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
