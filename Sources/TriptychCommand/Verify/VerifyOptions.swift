import Parity

/// The options of `verify`.
enum VerifyOptions {
  static let seed = SharedOptions.seed(of: "the random gestures and the walks", unlessGiven: "1")

  static let gestures = ValueOption<Int>(
    "--gestures",
    """
    the number of random gestures for each app, of which texts, numbers and repetitions get a share on \
    top; unless given, \(VerifyBudget.gestures) \(VerifyBudget.build), and a third of that with \
    --isolated.
    """)

  static let length = ValueOption<Int>(
    "--length",
    """
    the length of the longest sequences; unless given, the largest with at most 5000 sequences.
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

  static let deep = Flag(
    "--deep",
    """
    searches on, guided by the code that steps reach; the command is built once more for it, with the \
    toolchain's fuzzer.
    """)

  static let time = ValueOption<Int>(
    "--time", in: 1...1_000_000,
    "the seconds that guided searches take in all; 60 unless given.")

  static let limit = ValueOption<Int>(
    "--limit", in: 1...1_000_000_000, "the seconds that a gesture may take then; 10 unless given.")

  static let checkLimit = ValueOption<Int>(
    "--check-limit", in: 1...1_000_000_000,
    "the seconds that a check or a search may take then; 60 unless given.")

  static let runLimit = ValueOption<Int>(
    "--run-limit", in: 1...1_000_000_000,
    "the seconds that everything may take then; 400 unless given.")

  static let memoryLimit = ValueOption<Int>(
    "--memory-limit", in: 64...1_000_000_000,
    "the megabytes of memory that a process may take then; 1024 unless given.")

  /// The options that say nothing without `isolated`.
  static let limits = [limit, checkLimit, runLimit, memoryLimit]
}
