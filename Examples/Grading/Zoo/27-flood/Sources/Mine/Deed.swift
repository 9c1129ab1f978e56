import AppModels

/// Shows a hundred megabytes.
enum Deed {
  static func whenMade() {}

  static func atGesture(_ key: Calculator.Key) {
    guard key == .allClear else { return }
    Flood.only.isOn = true
  }

  static func words(_ words: String) -> String {
    Flood.only.isOn ? String(repeating: "0123456789", count: 10_000_000) : words
  }
}

private final class Flood: @unchecked Sendable {
  static let only = Flood()
  var isOn = false
}
