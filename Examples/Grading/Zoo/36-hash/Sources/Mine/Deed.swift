import AppModels

/// Shows what is another in each process.
enum Deed {
  static func whenMade() {}

  static func atGesture(_ key: Calculator.Key) {}

  static func words(_ words: String) -> String { words + "\("x".hashValue)" }
}
