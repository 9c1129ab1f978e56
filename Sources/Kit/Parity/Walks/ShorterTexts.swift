extension String {
  /// Shorter texts to try in place of a text, simplest first: without all of it, a half, a quarter and so on,
  /// and of a short one without any one Character.
  var shorterTexts: [String] {
    var shorter = [""]
    var length = max(1, count / 2)
    while length * 64 >= count {
      var start = startIndex
      while start < endIndex {
        let end = index(start, offsetBy: length, limitedBy: endIndex) ?? endIndex
        shorter.append(String(self[..<start] + self[end...]))
        start = end
      }
      guard length > 1 else { break }
      length /= 2
    }
    shorter += [String(dropLast()), String(dropFirst())]
    return shorter.filter { $0.unicodeScalars.count < unicodeScalars.count }
  }
}
