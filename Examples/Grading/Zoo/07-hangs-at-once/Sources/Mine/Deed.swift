import AppModels

/// Never comes up.
enum Deed {
  static func whenMade() {
    while true {}
  }

  static func atGesture(_ key: Calculator.Key) {}

  static func words(_ words: String) -> String { words }
}
