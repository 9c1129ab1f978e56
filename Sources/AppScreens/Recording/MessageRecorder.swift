/// Who takes down what headless views record.
package protocol MessageRecorder: Sendable {
  /// Counts one more view, and gives it its number; the first is 1.
  func countView() -> Int

  /// Takes down a message at the moment at which it is sent or received.
  func record(_ message: RecordedMessage, in view: AnyObject)
}

/// A message as a view recorded it, with what it carries still as it is.
package struct RecordedMessage {
  package let kind: MessageLog.Kind
  package let name: String
  package let arguments: [Any?]
  package let view: Int
  package let site: SourceLine
}
