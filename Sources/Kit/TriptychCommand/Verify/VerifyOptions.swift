import CommandVerbs
import Parity

/// The options of `verify`.
enum VerifyOptions {
  static let seed = SharedOptions.seed(of: "the random gestures and the walks", unlessGiven: "1")

  static let gestures = ValueOption<Int>(
    "--gestures",
    """
    the number of random gestures for each app, of which texts, numbers and repetitions get a share on \
    top; default: \(VerifyBudget.gestures) \(VerifyBudget.build), and a third of that with \
    --isolated.
    """)

  static let length = ValueOption<Int>(
    "--length",
    """
    the length of the longest sequences; default: the largest with at most 5000 sequences.
    """)

  static let rule = ValueOption(
    "--rule", "NUMBER", takes: "the number of a rule",
    "runs only the checks of this rule, such as S2, and no searches.")

  static let scenario = ValueOption(
    "--scenario", "NAME", takes: "the name of a check",
    "runs only the checks of this name, which a finding tells, and no searches.")

  static let isolated = Flag(
    "--isolated",
    """
    runs the checks of each pattern in a separate process, so that a screen that traps, hangs or \
    exits breaks only its own rules.
    """)

  static let format = ValueOption<VerifyFormat>(
    "--format", "text, the default; or json, everything as one object on one line.")
}

/// A format for a verification.
enum VerifyFormat: String, CaseIterable {
  case text, json
}
