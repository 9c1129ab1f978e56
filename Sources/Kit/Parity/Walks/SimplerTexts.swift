extension String {
  /// Simpler texts to try in place of a text, simplest first: without all of it, a half, a quarter and so on,
  /// and of a short one without any one Character; of a long one also its first Characters, repeated.
  var simplerTexts: [String] {
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
    return shorter.filter { $0.unicodeScalars.count < unicodeScalars.count } + repeatedBeginnings
  }

  /// Texts as long that are one Character, or two, again and again, as they can be described in a few words.
  private var repeatedBeginnings: [String] {
    let isLong = utf8.count > 200
    let isRepeated =
      isLong
      && (1...6).contains { length in
        zip(self, dropFirst(length)).allSatisfy { $0 == $1 }
      }
    guard isLong, !isRepeated else { return [] }
    return [1, 2].map { String(repeating: String(prefix($0)), count: count / $0) }
  }
}
