import AppModels

/// Runs before the beginning.
enum Deed {
  static func whenMade() {}

  static func atGesture(_ key: Calculator.Key) {}

  static func words(_ words: String) -> String { words }
}

@section(".init_array")
@used
let early: @convention(c) () -> Void = { print("first") }
