import AppModels

/// Has a type error.
enum Deed {
  static func whenMade() {}

  static func atGesture(_ key: Calculator.Key) {
    let wrong: Int = "a text"
  }

  static func words(_ words: String) -> String { words }
}
