import AppScreens
import Parity
import TextLayout

extension Command {
  /// The help on a verb, or the overview.
  func help(on verb: String?) throws -> String {
    switch verb {
    case "compare": return compareHelp
    case "verify": return verifyHelp
    case "trace": return traceHelp
    case "quiz": return quizHelp
    case "inspect": return inspectHelp
    case "report": return reportHelp
    case "rules": return rulesHelp
    case "specimens": return specimensHelp
    case "new" where canScaffold: return newHelp
    case nil: return overview
    case let verb?:
      throw UsageError(
        "there is no help on \(verb.quotedExcerpt); there is on \(verbs.listed)",
        try: "help compare")
    }
  }

  var appNames: String {
    apps.map(\.name).joined(separator: ", ")
  }

  private var overview: String {
    """
    \(name) \(version): the same apps, written in \(patterns.map(\.name).joined(separator: ", ")).

      \(invocation) [tour]
          Each app in each pattern, side by side.
      \(invocation) compare APP GESTURE…
          Your own gestures, in each pattern, side by side.
      \(invocation) trace APP GESTURE…
          Who says what to whom in each pattern, side by side.
      \(invocation) quiz [APP…]
          Questions about such traces, with answers.
      \(invocation) verify [APP…]
          Every rule in every pattern, and random gestures.
      \(invocation) inspect [PACKAGE]
          Who knows whom, whether it is what it says it is, and what it measures.
      \(invocation) report
          One page with all of this, to show in a lecture.
      \(invocation) rules [APP…]
          What the apps do, rule by rule.
      \(invocation) specimens [NAME…]
          Wrong screens, and which rule finds each of them.
    \(newOverview)\
      \(invocation) help VERB
          More on each verb.
      \(invocation) --version
          The version.

    APP is one of \(appNames).
    Exit status: 0 all identical, 1 a difference or a broken rule, 2 bad usage.

    """
  }

  private var newOverview: String {
    guard canScaffold else { return "" }
    return """
        \(invocation) new pattern|app NAME
            A package of your own, as a skeleton that compiles.

      """
  }
}
