extension [String] {
  /// The texts as a sentence lists them: `MVC, MVP and MVVM`.
  var listed: String {
    guard let last, count > 1 else { return first ?? "no pattern" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
