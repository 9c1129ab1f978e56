import AppScreens
import TriptychParity
import TriptychTraces

/// A screen of a pattern from which a line was taken away; a plugin makes it of the lesson's.
struct BrokenScreen: Sendable {
  /// The name of the app.
  let app: String

  /// The steps of which the last shows what is wrong, in their notation.
  let steps: [String]

  /// The pattern, with this screen alone.
  let pattern: Pattern

  /// The path of the file from which the line was taken, from `Sources` on.
  let file: String

  /// The line, and others, as in a patch: after `-` what was taken away, after `+` what is in its place.
  let lines: [String]
}

/// What comes of a line that was taken away: the messages beside those of the pattern, and the broken rules.
struct BrokenConversation: Encodable {
  /// A rule that is broken.
  struct Rule: Encodable {
    let number: String
    let statement: String

    /// The steps that show it, in their notation; none for a new screen.
    let steps: [String]

    let expected: String
    let shown: String

    /// Indicates whether an object is not released, or a request not cancelled.
    let isOfRelease: Bool
  }

  let app: String
  let steps: [String]
  let pattern: String
  let file: String
  let lines: [String]

  /// The messages of the last step, in the pattern and in the screen without the line.
  let rows: ConversationMap.Rows

  /// The broken rules, the one that explains best what is wrong first.
  let rules: [Rule]

  /// Takes the steps in the pattern and on the screen, and decides every rule on the screen.
  ///
  /// - Throws: A `NotationFailure` if the steps cannot be read.
  init(
    of screen: BrokenScreen, beside pattern: Pattern, in app: some AppDefinition
  ) throws(NotationFailure) {
    self.app = app.name
    (steps, file, lines) = (screen.steps, screen.file, screen.lines)
    self.pattern = pattern.name
    rows = try app.rows(after: screen.steps, in: [pattern, screen.pattern]).paired
    let statements = app.statements
    rules = app.report(on: screen.pattern).findings.map { finding in
      Rule(
        number: finding.rule, statement: statements[finding.rule] ?? "", steps: finding.steps,
        expected: finding.expected, shown: finding.shown,
        isOfRelease: finding.condition.isOfRelease)
    }
  }

  /// What comes of each screen whose app and pattern are there.
  ///
  /// - Throws: A `NotationFailure` if the steps of a screen cannot be read.
  static func all(
    of screens: [BrokenScreen], beside patterns: [Pattern], in apps: [any AppDefinition]
  ) throws -> [BrokenConversation] {
    try screens.compactMap { screen in
      guard let app = apps.first(where: { $0.name == screen.app }),
        let pattern = patterns.first(where: { $0.name == screen.pattern.name })
      else { return nil }
      return try BrokenConversation(of: screen, beside: pattern, in: app)
    }
  }
}

extension AppDefinition {
  /// The messages of the last of some steps, side by side.
  fileprivate func rows(
    after notations: [String], in patterns: [Pattern]
  ) throws(NotationFailure) -> ConversationMap.Rows {
    var steps: [Step<Gesture>] = []
    for notation in notations { steps += try Step.read(notation) }
    let traces = SideBySideTraces(of: name, in: patterns, steps, showing: Display.self)
    guard let episode = traces.episodes.last else { return [] }
    return ConversationMap.Rows(
      episode, in: traces.traces.map(\.participants), traces.traces.map(ConversationMap.Part.init))
  }
}
