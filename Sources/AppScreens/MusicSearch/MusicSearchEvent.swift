import AppModels

/// An external event on a music search: the service responds to a request, or fails.
///
/// Requests are counted among those still unanswered, from the oldest, which is 1.
public enum MusicSearchEvent: ScreenEvent {
  /// A request gets songs as its response.
  case reply(Int)

  /// A request fails.
  case fail(Int, MusicFailure)

  /// `asked`: the requests that the service holds, oldest first, cancelled ones in parentheses.
  public static let serviceWidgets = [Widget("asked", shows: "")]

  private static let replyEquals = "reply="
  private static let failEquals = "fail="
  private static let failures = MusicFailure.allCases.map(\.rawValue)
  static let remedy = "the service responds to its oldest request by reply=1 or fail=1,networking"

  /// `reply=N` or `fail=N,networking`, `fail=N,data`, `fail=N,parsing`.
  public var notation: String {
    switch self {
    case .reply(let number): "\(Self.replyEquals)\(number)"
    case .fail(let number, let failure): "\(Self.failEquals)\(number),\(failure.rawValue)"
    }
  }

  /// Reads a response or a failure.
  ///
  /// - Parameter notation: `reply=` and a number from 1, or `fail=`, such a number, `,` and a failure.
  /// - Returns: The event; nil for a text that begins like neither.
  /// - Throws: When the number or the failure cannot be read.
  public static func read(_ notation: String) throws(NotationFailure) -> Self? {
    if let text = notation.text(after: replyEquals) {
      return .reply(try number(text[...], in: notation))
    }
    guard let text = notation.text(after: failEquals) else { return nil }
    let parts = text.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
    let number = try number(parts[0], in: notation)
    guard parts.count == 2, let failure = MusicFailure(rawValue: String(parts[1])) else {
      throw NotationFailure(
        of: notation, "is not a failure",
        remedy: "write fail=1, and then one of: \(failures.joined(separator: ", "))")
    }
    return .fail(number, failure)
  }

  private static func number(
    _ text: Substring, in notation: String
  ) throws(NotationFailure) -> Int {
    // Only what reads back as it was written.
    guard let number = Int(text), number > 0, String(number) == text else {
      throw NotationFailure(
        of: notation, "is not the number of a request", remedy: remedy)
    }
    return number
  }
}
