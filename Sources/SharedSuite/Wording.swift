extension [String] {
  /// The texts joined by commas and a final `and`: `MVC, MVP and MVVM`.
  var listed: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }

  /// The sentence for patterns that are wrong, beside those that are right: `MVP differs from MVC and MVVM`.
  package func differing(from right: [String]) -> String {
    let verb = count == 1 ? "differs" : "differ"
    return "\(listed) \(verb) from \(right.isEmpty ? "what the scenario expects" : right.listed)"
  }
}

extension Int {
  /// The number with a noun, in the plural unless it is one: `1 step`, `2 steps`.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
