/// An external event on a screen of one app, with a notation for typing it.
///
/// A service responds late, or another window changes a store: the user did not cause it now. An app
/// without external events has `Never`.
public protocol ScreenEvent: Hashable, Sendable {
  /// The event as one writes it, such as `reply=1`; reading it gives the event back.
  var notation: String { get }

  /// Reads one event.
  ///
  /// - Parameter notation: The text; never trimmed.
  /// - Returns: The event; nil for a text that does not begin like one, and so may be a gesture.
  /// - Throws: What is wrong with a text that begins like one, where, and how to correct it.
  static func read(_ notation: String) throws(NotationFailure) -> Self?

  /// The state of a service at first, which is compared beside the display; none by default.
  static var serviceWidgets: [Widget] { get }
}

extension ScreenEvent {
  /// No state.
  public static var serviceWidgets: [Widget] { [] }
}

/// The event of apps without external events: there is none.
extension Never: ScreenEvent {
  /// Never asked for.
  public var notation: String {
    switch self {}
  }

  /// Reads nothing.
  public static func read(_ notation: String) throws(NotationFailure) -> Self? {
    nil
  }
}
