extension RecordingTrack {
  /// Records that a view binds, each value that it then receives, and the end of the binding.
  func recordingBinding<Value>(
    _ name: StaticString, _ file: StaticString, _ line: Int, of view: AnyObject?,
    _ receive: @escaping (Value) -> Void
  ) -> (Value) -> Void {
    record(.bind, name, file, line, by: view, [])
    let end = EndOfBinding { [weak view] in self.record(.unbind, name, file, line, by: view, []) }
    return { [weak view] value in
      withExtendedLifetime(end) { self.record(.notify, name, file, line, by: view, [value]) }
      receive(value)
    }
  }
}

/// Calls a function when the closure that captures it is released.
private final class EndOfBinding {
  private let record: () -> Void

  init(_ record: @escaping () -> Void) {
    self.record = record
  }

  deinit {
    record()
  }
}
