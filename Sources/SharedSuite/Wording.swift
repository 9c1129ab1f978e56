extension [String] {
  /// The texts joined by commas and a final `and`: `MVC, MVP and MVVM`.
  var listed: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Int {
  /// The number with a noun, in the plural unless it is one: `1 step`, `2 steps`.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
