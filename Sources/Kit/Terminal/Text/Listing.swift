extension Sequence where Element: Hashable {
  /// The elements without duplicates, in the order of their first appearance.
  package var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension [String] {
  /// The texts joined by commas and a final `and`: `MVC, MVP and MVVM`.
  package var listed: String {
    guard let last, count > 1 else { return first ?? "no pattern" }
    return dropLast().joined(separator: ", ") + " and " + last
  }

  /// The texts joined by commas and a final `or`: `json, mermaid or svg`.
  package var alternatives: String {
    guard let last, count > 1 else { return first ?? "nothing" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}

extension Int {
  /// The number with a noun, in the plural unless it is one: `1 step`, `2 steps`.
  package func counted(_ noun: String) -> String {
    "\(self) \(noun)\(self == 1 ? "" : "s")"
  }
}
