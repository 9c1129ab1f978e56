import TextLayout

/// A name that a package, its modules and types can have.
package struct ModuleName {
  let text: String

  /// The name as a static property has it: `viper` for `VIPER`, `clean` for `Clean`.
  var property: String {
    let isUppercase = text.allSatisfy { !$0.isLowercase }
    return isUppercase ? text.lowercased() : text.prefix(1).lowercased() + text.dropFirst()
  }

  /// The name that a text is.
  ///
  /// - Throws: A `ScaffoldError` for a text that is no Swift identifier, or is a word of the language.
  package init(_ text: String) throws(ScaffoldError) {
    let isIdentifier =
      text.first?.isLetter == true && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard isIdentifier else {
      throw ScaffoldError(
        """
        \(text.quotedExcerpt) cannot name a module: begin with a letter from A to Z, then letters \
        and digits
        """)
    }
    guard !Self.keywords.contains(text.lowercased()) else {
      throw ScaffoldError("\(text.quotedExcerpt) is a word of Swift itself; choose another name")
    }
    self.text = text
  }

  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch",
    "class", "consuming", "continue", "default", "defer", "deinit", "do", "each", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in", "init", "inout", "internal", "is", "let", "macro", "nil", "open", "operator", "package",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "type", "typealias", "var", "where", "while",
  ]
}
