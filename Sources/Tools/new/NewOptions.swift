import TriptychTerminal

/// The options of `new`.
enum NewOptions {
  static let mainActor = Flag(
    "--main-actor",
    "isolates all to the main actor, as a new app of Xcode 26 is; services are awaited.")

  static let service = Flag(
    "--service", "gives the app a service, whose events do not come from the user.")

  static let from = ValueOption(
    "--from", "FINDING", takes: "a path",
    """
    makes the exercise of a student's screen, which FINDING shows a fault of: the output of verify \
    --format json or of grade --format json-lines. SCREEN is the folder of the student's package.
    """)
}
