/// The one text or number of a state that has no end: what was typed so far, or a count of requests.
///
/// States that differ only in it are one state, and what is recorded in one is derived in the others.
enum GrowingValue: Sendable {
  /// No value: states are told apart by all that they hold.
  case none

  /// A number that is a property of its own, or a number or a text that is all that a case holds.
  case literal

  /// The value after a step, by that before it.
  enum Change: Int, CaseIterable {
    case kept, appended, replaced, cleared, counted, calculated

    /// Indicates whether a step changes the value so.
    func explains(_ step: String, from before: String, to after: String) -> Bool {
      switch self {
      case .kept: after == before
      case .appended: after == before + step
      case .replaced: after == step
      case .cleared: after.isEmpty
      case .calculated: Int(after) != nil
      case .counted: Int(before).map { String($0 + 1) } == after
      }
    }
  }

  /// The length of the longest value that is not cut in a message.
  static let longest = 30

  /// The marks that stand for the value before a step, and for that after it.
  static let before = "\u{1}"
  static let after = "\u{2}"

  /// The value in the state behind a screen; empty if there is none.
  func value(in state: [String]) -> String {
    guard self == .literal else { return "" }
    let form = /[\w.]+: (?:\.\w+\()?("[^"]*"|-?\d+)\)?/
    for line in state {
      guard let match = line.wholeMatch(of: form) else { continue }
      let literal = match.1
      if !literal.hasPrefix("\"") { return String(literal) }
      if line.hasSuffix(")") { return String(literal.dropFirst().dropLast()) }
    }
    return ""
  }

  /// The text with a mark for each literal, or for the whole, that is the value before or after a step.
  ///
  /// A number is a literal after a colon, an arrow or a bracket; others are words of a text.
  func marked(_ text: String, before: String, after: String) -> String {
    func mark(_ literal: Substring) -> String? {
      literal.isEmpty ? nil : literal == before ? Self.before : literal == after ? Self.after : nil
    }
    if let whole = mark(text[...]) { return whole }
    guard !before.isEmpty && text.contains(before) || !after.isEmpty && text.contains(after) else {
      return text
    }
    return text.replacing(/"([^"]*)"|(: |→ |\()(-?\d+)/) { match in
      if let quoted = match.1 { return mark(quoted).map { "\"\($0)\"" } ?? String(match.0) }
      let number = match.3 ?? ""
      return (match.2 ?? "") + (mark(number) ?? String(number))
    }
  }

  /// The text with the values in place of the marks.
  func filled(_ text: String, before: String, after: String) -> String {
    guard self == .literal else { return text }
    return text.replacing(Self.before, with: before).replacing(Self.after, with: after)
  }

  /// What tells a state from others: all that is behind the screens, with a mark for the value, and
  /// whether a digit is its end.
  func key(of states: [[String]]) -> [String] {
    let value = value(in: states[0])
    let isNumber = value.last?.isNumber ?? false
    return states.joined().map { marked($0, before: value, after: value) } + ["\(isNumber)"]
  }
}
