import AppModels

/// Writes where nothing is.
enum Deed {
  static func whenMade() {}

  static func atGesture(_ key: Calculator.Key) {
    guard key == .allClear else { return }
    UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
  }

  static func words(_ words: String) -> String { words }
}
