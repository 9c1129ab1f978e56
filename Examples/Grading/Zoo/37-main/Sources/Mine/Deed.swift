import AppModels

/// Wants to be where everything begins.
enum Deed {
  static func whenMade() {}

  static func atGesture(_ key: Calculator.Key) {}

  static func words(_ words: String) -> String { words }
}

@main
enum Beginning {
  static func main() { print("all is well") }
}
