import AppModels

/// Asks who is there.
enum Deed {
  static func whenMade() {}

  static func atGesture(_ key: Calculator.Key) {}

  static func words(_ words: String) -> String { CommandLine.arguments.count > 1 ? "0" : words }
}
