import Observation

extension MessageLog {
  /// Observes what a view reads, as Observation's function of this name does.
  ///
  /// ```swift
  /// log.withObservationTracking {
  ///   display.text = log.reading("viewModel.text", viewModel.text)
  /// } onChange: { [frames] in
  ///   frames.schedule()
  /// }
  /// ```
  ///
  /// In a trace, what was read before is unbound, and each value that is read is bound and delivered.
  ///
  /// - Parameters:
  ///   - apply: The function that reads.
  ///   - onChange: The function that is called just before a value changes that was read.
  /// - Returns: The result of `apply`.
  public func withObservationTracking<Result>(
    _ apply: () -> Result, onChange: @autoclosure () -> @Sendable () -> Void
  ) -> Result {
    track?.endReadings()
    return Observation.withObservationTracking(apply, onChange: onChange())
  }

  /// Records that a view reads a mediator's value, and so observes it.
  ///
  /// - Parameters:
  ///   - name: The property and the value's name.
  ///   - value: The value.
  ///   - file: The file of the reading.
  ///   - line: The line there.
  /// - Returns: The value.
  public func reading<Value>(
    _ name: StaticString, _ value: Value, file: StaticString = #filePath, line: Int = #line
  ) -> Value {
    track?.recordReading(of: value, name, file, line, by: speaker)
    return value
  }
}
