import AppModels

/// Starts another process.
enum Deed {
  static func whenMade() {
    _ = split()
    _ = part()
  }

  static func atGesture(_ key: Calculator.Key) {}

  static func words(_ words: String) -> String { words }
}

@_silgen_name("fork")
private func split() -> Int32

@_silgen_name("setsid")
private func part() -> Int32
