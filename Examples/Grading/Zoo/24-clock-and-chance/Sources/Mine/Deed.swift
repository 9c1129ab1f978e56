import AppModels

/// Depends on the time and on chance.
enum Deed {
  static func whenMade() {}

  static func atGesture(_ key: Calculator.Key) {}

  static func words(_ words: String) -> String {
    Bool.random() && ContinuousClock.now < .now ? "0" : words
  }
}
