import TriptychCommandVerbs

/// The options of `new`.
enum NewOptions {
  static let world = Flag(
    "--world", "gives the app a world, which acts on its screen besides the user.")
}
