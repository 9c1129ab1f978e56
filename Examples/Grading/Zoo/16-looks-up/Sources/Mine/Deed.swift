import AppModels
import TriptychParity

/// Looks answers up.
enum Deed {
  static func whenMade() {
    print(Rule<Never, Never>.self)
  }

  static func atGesture(_ key: Calculator.Key) {}

  static func words(_ words: String) -> String { words }
}
