import AppModels

/// Recurs without end on one key.
enum Deed {
  static func whenMade() {}

  static func atGesture(_ key: Calculator.Key) {
    guard key == .allClear else { return }
    print(depth(of: 1))
  }

  static func words(_ words: String) -> String { words }
}

private func depth(of level: Int) -> Int { level < 0 ? 0 : depth(of: level + 1) + 1 }
