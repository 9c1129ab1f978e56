extension [String] {
  /// Each text once, where it stands first.
  package var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }

  /// The texts as a sentence lists them: `MVC, MVP and MVVM`.
  package var listed: String {
    guard let last, count > 1 else { return first ?? "no pattern" }
    return dropLast().joined(separator: ", ") + " and " + last
  }

  /// The texts as a sentence offers them: `json, mermaid or svg`.
  package var alternatives: String {
    guard let last, count > 1 else { return first ?? "nothing" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}

extension Int {
  /// The number with a noun, in the plural where it is not one: `1 step`, `2 steps`.
  package func counted(_ noun: String) -> String {
    "\(self) \(noun)\(self == 1 ? "" : "s")"
  }
}
