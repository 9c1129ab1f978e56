import AppModels

extension Calculator {
  /// Presses a key; returns the text that is then shown.
  mutating func text(after key: Key) -> String {
    do {
      try press(key)
      return entry.words
    } catch {
      return "error"
    }
  }
}

extension Calculator.Entry {
  /// The entry as it is shown.
  var words: String {
    switch self {
    case .nothing: "0"
    case .expression(let text): text
    case .result(let value): String(value)
    }
  }
}
