import AppModels

/// Is right on the first screen of a process.
enum Deed {
  static func whenMade() {
    Count.all.made += 1
  }

  static func atGesture(_ key: Calculator.Key) {}

  static func words(_ words: String) -> String { Count.all.made > 1 ? "second" : words }
}

private final class Count: @unchecked Sendable {
  static let all = Count()
  var made = 0
}
