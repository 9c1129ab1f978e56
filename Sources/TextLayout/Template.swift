/// A text with gaps, each between double underscores: `final class __App__Presenter`.
package struct Template: Sendable {
  private let text: String

  /// A template with this text.
  package init(_ text: String) {
    self.text = text
  }

  /// A template that is embedded as a file's bytes.
  package init(_ file: [UInt8]) {
    self.init(String(decoding: file, as: UTF8.self))
  }

  /// The names of the gaps.
  package var gaps: Set<String> {
    Set(text.matches(of: Self.gap).map { String($0.output.1) })
  }

  /// The text with every gap filled; each needs a value, and what fills one is not read again.
  package func filled(with values: [String: String]) -> String {
    text.replacing(Self.gap) { match in
      guard let value = values[String(match.output.1)] else {
        preconditionFailure("nothing fills \(match.output.0)")
      }
      return value
    }
  }

  private static var gap: Regex<(Substring, Substring)> { /__([A-Za-z]+)__/ }
}
