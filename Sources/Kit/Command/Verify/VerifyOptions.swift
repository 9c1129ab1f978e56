import TriptychParity
import TriptychTerminal

/// The options of `verify`.
enum VerifyOptions {
  static let seed = ValueOption<UInt64>("--seed", "the seed of everything random; default: 1.")

  static let gestures = ValueOption<Int>(
    "--gestures",
    """
    the number of random steps for each app, which also limits the texts, numbers, repetitions and \
    short sequences that are tried; default: \(Effort.little.gestures) in a build for \
    debugging, \(Effort.usual.gestures) in one for release.
    """)

  static let rule = ValueOption(
    "--rule", "NUMBER", takes: "the number of a rule",
    "decides only this rule, such as S2; with --under, says what breaks this rule.")

  static let under = ValueOption<Condition>(
    "--under", placeholder: "CONDITION",
    """
    takes only the STEPs after the app, under this condition: \
    \(Condition.allCases.map(\.rawValue).joined(separator: ", ")).
    """)

  static let isolated = Flag(
    "--isolated",
    """
    takes the steps of each pattern in processes of their own, so that a screen that traps, hangs or \
    exits breaks only its own rules.
    """)

  static let format = ValueOption<VerifyFormat>(
    "--format", "text, the default; or json, everything as one object on one line.")
}

/// A format for a verification.
enum VerifyFormat: String, CaseIterable {
  case text, json
}

extension Effort {
  /// How much a verification tries unless an option says it.
  ///
  /// It is less where the package is built for debugging, in which a step takes several times as long.
  #if DEBUG
    static let ofThisBuild = Effort.little
  #else
    static let ofThisBuild = Effort.usual
  #endif
}
