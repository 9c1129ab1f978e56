import AppModels

/// Prints without end.
enum Deed {
  static func whenMade() {
    print(String(repeating: "made ", count: 20_000))
  }

  static func atGesture(_ key: Calculator.Key) {
    print(String(repeating: "::error:: ", count: 2_000))
  }

  static func words(_ words: String) -> String { words }
}
