/// A message as a view or a world recorded it, with what it carries still as it is.
package struct RecordedMessage {
  /// The participant that recorded a message.
  package enum Source: Hashable, Sendable {
    /// A view, by its number.
    case view(Int)

    /// The world: the headless half of a port.
    case world
  }

  package let kind: MessageLog.Kind
  package let name: String
  package let arguments: [Any]
  package let source: Source

  /// The number of the request that is made or answered, counted from 1.
  package let request: Int?

  package let site: SourceLine
}

/// The one who traces.
package protocol MessageRecorder: Sendable {
  /// Counts one more view, and gives it its number; the first is 1.
  func countView() -> Int

  /// Keeps a message at the moment at which it is sent or received.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - root: The view, which may be going; of the world, the screen that it acts on, if it is known.
  func record(_ message: RecordedMessage, in root: AnyObject?)
}
