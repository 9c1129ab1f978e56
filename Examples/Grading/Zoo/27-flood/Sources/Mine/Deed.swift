import AppModels

/// Shows a hundred megabytes.
enum Deed {
  static func whenMade() {}

  static func atGesture(_ key: Calculator.Key) {
    guard key == .allClear else { return }
    isFlooding = true
  }

  static func words(_ words: String) -> String {
    isFlooding ? String(repeating: "0123456789", count: 10_000_000) : words
  }
}

nonisolated(unsafe) private var isFlooding = false
