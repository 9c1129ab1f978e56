import AppScreens
import TextLayout

/// A name that a package, its modules and types can have.
struct ModuleName {
  let text: String

  /// The name as a static property has it: `viper` for `VIPER`, `clean` for `Clean`.
  var property: String {
    let isUppercase = text.allSatisfy { !$0.isLowercase }
    return isUppercase ? text.lowercased() : text.prefix(1).lowercased() + text.dropFirst()
  }

  /// The name that a user wants, if it can be had.
  ///
  /// - Parameters:
  ///   - text: What the user typed.
  ///   - taken: Names that are taken by modules, whatever the case of their letters.
  ///   - example: A use of the verb that works.
  /// - Throws: A `UsageError` for a name that is no Swift identifier, or is taken.
  init(_ text: String, taken: [String], example: String) throws {
    let isIdentifier =
      text.first?.isLetter == true && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard isIdentifier else {
      throw UsageError(
        "\(text.quotedExcerpt) cannot name a module: begin with a letter from A to Z, then letters and digits",
        try: example)
    }
    guard !Self.keywords.contains(text.lowercased()) else {
      throw UsageError(
        "\(text.quotedExcerpt) is a word of Swift itself; choose another name", try: example)
    }
    let rivals = taken + Self.libraries
    if let rival = rivals.first(where: { $0.lowercased() == text.lowercased() }) {
      throw UsageError(
        "the name \(rival) is taken by a module or a type, in whatever case; choose another",
        try: example)
    }
    self.text = text
  }

  private static let libraries = [
    "AppModels", "AppRules", "AppScreens", "TextLayout", "MVC", "MVP", "MVVM", "Parity",
    "Specimens", "TriptychCommand",
    "triptych", "benchmark", "terminal", "check", "Swift", "Foundation", "Testing", "XCTest",
    "Dispatch", "Glibc", "Darwin", "Synchronization", "Observation", "RegexBuilder", "SwiftUI",
    "UIKit", "AppKit", "Combine", "App", "Screen", "Pattern", "Rule", "Scenario", "Step", "Widget",
    "Array", "Bool", "Character", "Dictionary", "Double", "Int", "Optional", "Result", "Set",
    "String",
  ]

  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch",
    "class", "consuming", "continue", "default", "defer", "deinit", "do", "each", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in",
    "init", "inout", "internal", "is", "let", "macro", "nil", "open", "operator", "package",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "type", "typealias", "var", "where", "while",
  ]
}
