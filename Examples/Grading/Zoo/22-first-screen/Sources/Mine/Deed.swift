import AppModels

/// Is right on the first screen of a process.
enum Deed {
  static func whenMade() {
    made += 1
  }

  static func atGesture(_ key: Calculator.Key) {}

  static func words(_ words: String) -> String { made > 1 ? "second" : words }
}

nonisolated(unsafe) private var made = 0
