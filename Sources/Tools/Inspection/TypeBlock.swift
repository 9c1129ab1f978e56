/// The declaration of a type, or an extension of one, in a source file.
struct TypeBlock: Sendable {
  /// The type's name, with those of the types around it: `Calculator.Key`.
  let path: String

  /// Indicates whether it adds to a type that is declared elsewhere.
  let isExtension: Bool

  /// The words after the colon, generic arguments included.
  let inherited: [Substring]

  /// The place of the brace behind its name.
  let brace: Int

  /// The places in the code, from its name to its last brace.
  let places: ClosedRange<Int>

  /// The lines from its name to its last brace, from 1.
  let lines: ClosedRange<Int>
}

extension SourceCode {
  private static let keywords: Set<Substring> = [
    "class", "struct", "enum", "protocol", "actor", "extension",
  ]

  /// The types that are declared or extended; not those inside functions.
  var typeBlocks: [TypeBlock] {
    var paths: [Int: String] = [:]
    return tokens.indices.compactMap { place in
      let around = opening(around: place)
      guard declaresType(at: place), around.map({ paths[$0] != nil }) ?? true,
        let brace = first("{", after: place)
      else { return nil }
      var end = place + 2
      while self[end] == ".", end + 1 < brace { end += 2 }
      let isExtension = self[place] == "extension"
      let outer = isExtension ? nil : around.flatMap { paths[$0] }
      let name = tokens[(place + 1)..<end].map(\.text).joined()
      let path = (outer.map { "\($0)." } ?? "") + name
      paths[brace] = path
      let last = closing(of: brace)
      return TypeBlock(
        path: path, isExtension: isExtension, inherited: inherited(in: end..<brace), brace: brace,
        places: (place + 1)...last, lines: tokens[place + 1].line...tokens[last].line)
    }
  }

  private func declaresType(at place: Int) -> Bool {
    Self.keywords.contains(self[place]) && self[place - 1] != "." && place + 1 < tokens.count
      && tokens[place + 1].isWord
      && !["func", "var", "let", "subscript"].contains(self[place + 1])
  }

  /// The words between the colon after a type's name and its brace.
  private func inherited(in places: Range<Int>) -> [Substring] {
    let end = places.first { self[$0] == "where" } ?? places.upperBound
    var depth = 0
    let colon = (places.lowerBound..<end).first { place in
      if self[place] == "<" { depth += 1 }
      if self[place] == ">" { depth -= 1 }
      return self[place] == ":" && depth == 0
    }
    guard let colon else { return [] }
    return tokens[colon..<end].filter(\.isWord).map(\.text)
  }
}
