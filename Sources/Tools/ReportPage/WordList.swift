/// Words in order, each of which stands once; those that differ in the last character share the rest.
struct WordList: Encodable {
  /// A beginning, and the characters that follow it in one word each.
  private var groups: [(start: String, ends: String)] = []

  /// The places of the words, by their numbers; the empty word has the first place.
  let places: [Int]

  /// The list of words that have numbers already.
  init(_ words: [String]) {
    var places = words.map { _ in 0 }
    let sorted = words.indices.filter { words[$0] != "" }
      .sorted { words[$0].unicodeScalars.lexicographicallyPrecedes(words[$1].unicodeScalars) }
    for (place, number) in sorted.enumerated() {
      var start = words[number].unicodeScalars
      let end = start.removeLast()
      if groups.last?.start != String(start) { groups.append((String(start), "")) }
      groups[groups.count - 1].ends.unicodeScalars.append(end)
      places[number] = place + 1
    }
    self.places = places
  }

  func encode(to encoder: any Encoder) throws {
    try groups.map { [$0.start, $0.ends] }.encode(to: encoder)
  }
}
