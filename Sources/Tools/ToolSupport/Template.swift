/// A text with placeholders between double underscores: `final class __App__Presenter`.
package struct Template: Sendable {
  private let text: String

  /// A template with this text.
  package init(_ text: String) {
    self.text = text
  }

  /// A template made of an embedded file's bytes.
  package init(_ file: [UInt8]) {
    self.init(String(decoding: file, as: UTF8.self))
  }

  /// The names of the placeholders.
  package var placeholders: Set<String> {
    Set(text.matches(of: Self.placeholder).map { String($0.output.1) })
  }

  /// The text with every placeholder filled; each needs a value, and values are not scanned again.
  package func filled(with values: [String: String]) -> String {
    text.replacing(Self.placeholder) { match in
      guard let value = values[String(match.output.1)] else {
        preconditionFailure("there is no value for \(match.output.0)")
      }
      return value
    }
  }

  private static var placeholder: Regex<(Substring, Substring)> { /__([A-Za-z]+)__/ }
}
