/// A message recorded by a view, a connection or a world; its arguments are values, not yet text.
package struct RecordedMessage {
  /// The participant that recorded a message.
  package enum Source: Hashable, Sendable {
    /// A view, by its number.
    case view(Int)

    /// A connection between two mediators.
    case connection

    /// The world: the headless half of a port.
    case world
  }

  package let kind: MessageKind
  package let name: String
  package let arguments: [Any]
  package let source: Source

  /// The number of the request that is made or answered, counted from 1.
  package let request: Int?

  package let site: SourceLine
}

/// The tracer, which numbers the views and keeps the messages.
package protocol MessageRecorder: Sendable {
  /// Counts one more view, and gives it its number; the first is 1.
  func countView() -> Int

  /// Keeps a message at the moment at which it is sent or received.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - speaker: The view, which may be going away, or the connection; nil for the world.
  ///   - screen: The screen that they are on, if it is known.
  func record(_ message: RecordedMessage, by speaker: AnyObject?, on screen: AnyObject?)
}
