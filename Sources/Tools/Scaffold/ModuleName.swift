import TriptychTerminal
import TriptychToolSupport

/// A valid name for a package, its modules and types.
package struct ModuleName {
  let text: String

  /// The name as a static property has it: `viper` for `VIPER`, `clean` for `Clean`.
  var property: String {
    let isUppercase = text.allSatisfy { !$0.isLowercase }
    return isUppercase ? text.lowercased() : text.prefix(1).lowercased() + text.dropFirst()
  }

  /// A name from a text.
  ///
  /// - Throws: A `OutputFailure` for a text that is not a Swift identifier, or is a keyword.
  package init(_ text: String) throws(OutputFailure) {
    let isIdentifier =
      text.first?.isLetter == true && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard isIdentifier else {
      throw OutputFailure(
        """
        \(text.quotedExcerpt) cannot name a module: begin with a letter from A to Z, then letters \
        and digits
        """)
    }
    guard text.utf8.count <= Self.limit else {
      throw OutputFailure(
        "\(text.quotedExcerpt) is too long to name files after; use up to \(Self.limit) letters")
    }
    guard !Self.keywords.contains(text.lowercased()) else {
      throw OutputFailure("\(text.quotedExcerpt) is a keyword of Swift; choose another name")
    }
    self.text = text
  }

  /// The longest name: files are named after it, with more behind and before it.
  private static let limit = 60

  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch",
    "class", "consuming", "continue", "default", "defer", "deinit", "do", "each", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in", "init", "inout", "internal", "is", "let", "macro", "nil", "open", "operator",
    "package",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "type", "typealias", "var", "where", "while",
  ]
}
