/// The options of `verify`.
enum VerifyOptions {
  static let seed = SharedOptions.seed(of: "the random gestures", unlessGiven: "1")

  static let gestures = ValueOption<Int>(
    "--gestures", "how many to make for each app; 10000 unless given.")

  static let length = ValueOption<Int>(
    "--length",
    """
    how many gestures the longest sequences have; unless given, as many as keep it to 5000 sequences.
    """)

  static let isolated = Flag(
    "--isolated",
    """
    runs it all in processes of their own, so that a screen that traps, hangs or exits breaks the \
    rules it breaks, and no more.
    """)

  static let limit = ValueOption<Int>(
    "--limit", in: 1...Int.max, "how many seconds a gesture may take then; 10 unless given.")
}
