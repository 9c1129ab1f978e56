/// A gesture on a screen of one app, with a notation for typing it.
public protocol ScreenGesture: Hashable, Sendable {
  /// The external events on the same screens; none unless the app has a service.
  associatedtype Event: ScreenEvent = Never

  /// The gesture as one writes it, such as `input=1,2`; reading it gives the gesture back.
  var notation: String { get }

  /// Reads one gesture, or several where the notation allows a run of them, such as `12+3=`.
  ///
  /// - Parameter notation: The text; never trimmed, since blanks can be part of a gesture.
  /// - Returns: The gestures in order, at least one.
  /// - Throws: What is wrong, where, and how to correct it.
  static func read(_ notation: String) throws(NotationFailure) -> [Self]
}

extension String {
  /// The text after the beginning of a notation such as `input=TEXT`; nil if it begins otherwise.
  ///
  /// Compared by scalar, since a text may begin with a mark that combines with the `=` before it.
  public func text(after beginning: String) -> String? {
    guard unicodeScalars.starts(with: beginning.unicodeScalars) else { return nil }
    return String(unicodeScalars.dropFirst(beginning.unicodeScalars.count))
  }
}
