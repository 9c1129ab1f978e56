import TriptychCommandVerbs

/// The options of `new`.
enum NewOptions {
  static let service = Flag(
    "--service", "gives the app a service, whose events do not come from the user.")
}
