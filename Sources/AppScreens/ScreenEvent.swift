/// Something that the world does to a screen of one app, with a notation for typing it.
///
/// The world is whatever acts beside the person: a service that answers late, a store that another
/// window changes. An app without a world has `NoEvent`, which has no values.
public protocol ScreenEvent: Hashable, Sendable {
  /// The event as one writes it, such as `reply=1`; reading it gives the event back.
  var notation: String { get }

  /// Reads one event.
  ///
  /// - Parameter notation: The text, as it stands.
  /// - Returns: The event; nil for a text that does not begin like one, and so may be a gesture.
  /// - Throws: What is wrong with a text that begins like one, where, and how to correct it.
  static func read(_ notation: String) throws(NotationFailure) -> Self?
}

/// The event of apps without a world: there is none.
public enum NoEvent: ScreenEvent {
  /// Never asked for.
  public var notation: String {
    switch self {}
  }

  /// Reads nothing.
  public static func read(_ notation: String) throws(NotationFailure) -> Self? {
    nil
  }
}
