import AppModels

/// Goes on when nobody looks.
enum Deed {
  static func whenMade() {
    Task.detached { print("later") }
  }

  static func atGesture(_ key: Calculator.Key) {}

  static func words(_ words: String) -> String { words }
}
