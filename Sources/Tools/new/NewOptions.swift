import TriptychTerminal

/// The options of `new`.
enum NewOptions {
  static let mainActor = Flag(
    "--main-actor",
    "isolates all to the main actor, as a new app of Xcode 26 is; services are awaited.")

  static let service = Flag(
    "--service", "gives the app a service, whose events do not come from the user.")
}
