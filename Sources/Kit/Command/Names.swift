import AppScreens
import SharedSuite
import TriptychParity
import TriptychTerminal

/// Lookup of the apps and patterns that a user names.
extension Command {
  /// The apps that the user names, or all of them.
  func apps(named names: [String]) throws -> [any AppDefinition] {
    try (names.isEmpty ? apps.map(\.name) : names.uniqued).map(app)
  }

  /// Throws if two parts of the command have the same name, so that they cannot be distinguished.
  func checkNames() throws {
    if let name = apps.map(\.name).firstDuplicate {
      throw UsageError(
        "two apps are called \(name.quotedExcerpt); give each a name of its own", try: "--help")
    }
    let patterns = patterns.map(\.name)
    if patterns.contains(.specification) {
      throw UsageError(
        "no pattern can be called specification: that is what the rules of an app are called",
        try: "--help")
    }
    if let name = patterns.firstDuplicate {
      throw UsageError(
        """
        two patterns are called \(name.quotedExcerpt); give each a name of its own, as in \
        Pattern("Mine", …), since one that is returned as another is the other, name and all
        """, try: "--help")
    }
  }

  /// The apps' names, as help lists them.
  var appNames: String {
    apps.map(\.name).joined(separator: ", ")
  }

  /// The app that the user names before some steps.
  ///
  /// - Throws: A `UsageError`; where the app is missing and the words are steps, or a pattern and steps, it suggests the
  ///   first app that has these steps.
  func app(beforeStepsOf arguments: Arguments) throws -> any AppDefinition {
    let words = arguments.operands
    guard let first = words.first, !apps.contains(where: { $0.name == first }) else {
      return try app(named: words.first)
    }
    let pattern = patterns.first { $0.name.lowercased() == first.lowercased() }
    let steps = pattern == nil ? words : Array(words.dropFirst())
    guard let owner = apps.first(where: { $0.hasSteps(steps) }) else {
      return try app(named: first)
    }
    let example =
      "\(arguments.verb) \(owner.name) \(steps.map(\.shellQuoted).joined(separator: " "))"
    guard let pattern else {
      throw UsageError(
        "name an app before the steps; \(first.quotedExcerpt) is a step of \(owner.name)",
        try: example)
    }
    throw UsageError("name an app; \(pattern.name) is a pattern", try: example)
  }

  /// The app that the user names, with rules that can be read.
  func app(named name: String?) throws -> any AppDefinition {
    guard let name else { throw UsageError("name an app: \(appNames)") }
    guard let app = apps.first(where: { $0.name == name }) else {
      if let owner = apps.first(where: { $0.ruleNumbers.contains(name.uppercased()) }) {
        throw UsageError(
          "\(name.quotedExcerpt) is a rule of \(owner.name), and no app",
          try: "rules \(owner.name)")
      }
      throw UsageError("there is no app \(name.quotedExcerpt); the apps are \(appNames)")
    }
    if let mistake = app.mistakeInRules {
      throw UsageError(
        "the rules of \(name) cannot be read: \(mistake)", try: "verify \(name)")
    }
    return app
  }

  /// The patterns that the user names, or all of them.
  func patterns(named names: [String]) throws -> [Pattern] {
    guard !names.isEmpty else { return patterns }
    return try names.uniqued.map { name in
      guard let pattern = patterns.first(where: { $0.name.lowercased() == name.lowercased() })
      else {
        throw UsageError(
          """
          there is no pattern \(name.quotedExcerpt); the patterns are \
          \(patterns.map(\.name).joined(separator: ", "))
          """)
      }
      return pattern
    }
  }
}

extension AppDefinition {
  /// Indicates whether words are steps of the app; not if there are none.
  fileprivate func hasSteps(_ words: [String]) -> Bool {
    !words.isEmpty
      && words.allSatisfy { word in
        do throws(NotationFailure) { return try !Step<Gesture>.typed(word).isEmpty } catch {
          return false
        }
      }
  }
}

extension [String] {
  /// The first text that is there already.
  fileprivate var firstDuplicate: String? {
    var seen: Set<String> = []
    return first { !seen.insert($0).inserted }
  }
}
