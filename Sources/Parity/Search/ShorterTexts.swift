extension String {
  /// Shorter texts to try in place of a text: none at all, either half, or any one Character less.
  public var shorterTexts: [String] {
    let half = count / 2
    var shorter = ["", String(prefix(half)), String(suffix(half))]
    for index in indices {
      var rest = self
      rest.remove(at: index)
      shorter.append(rest)
    }
    return shorter.filter { $0.unicodeScalars.count < unicodeScalars.count }
  }
}
