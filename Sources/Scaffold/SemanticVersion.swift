import RegexBuilder

/// A version as Swift's package manager reads it: `1.0.0`, `1.0.0-beta.1`, `1.0.0+5`.
///
/// Source: Semantic Versioning 2.0.0, <https://semver.org>.
package struct SemanticVersion: Sendable {
  package let text: String

  /// A version from a text; nil for a text that is none.
  package init?(_ text: String) {
    guard text.utf8.count <= 64, text.wholeMatch(of: Self.form) != nil else { return nil }
    self.text = text
  }

  /// No number has leading zeros, nor more digits than the next version can be told from.
  private static var form: Regex<Substring> {
    let number = /0|[1-9][0-9]{0,8}/
    let word = /0|[1-9][0-9]*|[0-9]*[A-Za-z\-][0-9A-Za-z\-]*/
    return Regex {
      number
      Repeat(count: 2) {
        "."
        number
      }
      Optionally {
        "-"
        word
        ZeroOrMore {
          "."
          word
        }
      }
      Optionally { /\+[0-9A-Za-z\-]+(?:\.[0-9A-Za-z\-]+)*/ }
    }
  }
}
