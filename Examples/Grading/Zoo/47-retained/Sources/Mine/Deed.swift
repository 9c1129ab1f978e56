import AppModels

/// Keeps what it is given alive, out of sight.
enum Deed {
  static func whenMade() {
    _ = Unmanaged.passRetained(Kept())
  }

  static func atGesture(_ key: Calculator.Key) {}

  static func words(_ words: String) -> String { words }
}

final class Kept {}
