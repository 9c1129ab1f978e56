/// A message as a view recorded it, with what it carries still as it is.
package struct RecordedMessage {
  package let kind: MessageLog.Kind
  package let name: String
  package let arguments: [Any]
  package let view: Int
  package let site: SourceLine
}

/// The one who traces.
package protocol MessageRecorder: Sendable {
  /// Counts one more view, and gives it its number; the first is 1.
  func countView() -> Int

  /// Keeps a message at the moment at which it is sent or received, by a view that may be going.
  func record(_ message: RecordedMessage, in view: AnyObject?)
}
