import AppModels

/// What a submission does besides: nothing, in an honest one.
enum Deed {
  static func whenMade() {}

  static func atGesture(_ key: Calculator.Key) {}

  static func words(_ words: String) -> String { words }
}
