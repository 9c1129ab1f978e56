/// A term to search for: a query trimmed at both ends, and not empty.
public struct SearchTerm: Hashable, Sendable {
  /// The text as it was typed, without the whitespace at both ends.
  public let text: String

  /// The term of a query; nil if there is nothing in it but whitespace.
  public init?(query: String) {
    text = query.trimmed
    guard !text.isEmpty else { return nil }
  }
}
