/// The declaration of a type, or an extension of one, in a source file.
package struct TypeBlock: Sendable {
  /// The whole file.
  package let source: SourceText

  /// The type's name, with those of the types around it: `Calculator.Key`.
  package let path: String

  /// Indicates whether it adds to a type that is declared elsewhere.
  package let isExtension: Bool

  /// The words after the colon, generic arguments included.
  package let inherited: [Substring]

  /// The place of the brace after its name.
  package let brace: Int

  /// The places in the code, from its name to its last brace.
  package let places: ClosedRange<Int>

  /// The lines from its name to its last brace, from 1.
  package var lines: ClosedRange<Int> {
    source.tokens[places.lowerBound].line...source.tokens[places.upperBound].line
  }

  /// The place of the name of a member that it declares.
  package func place(ofMember name: Substring) -> Int? {
    let words: Set<Substring> = ["var", "let", "func"]
    return places.first { place in
      source.opening(around: place) == brace && [name, "`\(name)`"].contains(source[place])
        && (["init", "subscript"].contains(name) || words.contains(source[place - 1]))
    }
  }

  /// The types that a source declares or extends; not those inside functions.
  package static func all(in source: SourceText) -> [TypeBlock] {
    var paths: [Int: String] = [:]
    return source.tokens.indices.compactMap { place in
      let around = source.opening(around: place)
      guard source.declaresType(at: place), around.map({ paths[$0] != nil }) ?? true,
        let brace = source.first("{", after: place)
      else { return nil }
      var end = place + 2
      while source[end] == ".", end + 1 < brace { end += 2 }
      let isExtension = source[place] == "extension"
      let outer = isExtension ? nil : around.flatMap { paths[$0] }
      let name = source.tokens[(place + 1)..<end].map(\.text).joined()
      let path = (outer.map { "\($0)." } ?? "") + name
      paths[brace] = path
      return TypeBlock(
        source: source, path: path, isExtension: isExtension,
        inherited: source.inherited(in: end..<brace), brace: brace,
        places: (place + 1)...source.closing(of: brace))
    }
  }
}

extension SourceText {
  private static let typeWords: Set<Substring> = [
    "class", "struct", "enum", "protocol", "actor", "extension",
  ]

  fileprivate func declaresType(at place: Int) -> Bool {
    Self.typeWords.contains(self[place]) && self[place - 1] != "." && place + 1 < tokens.count
      && tokens[place + 1].isWord
      && !["func", "var", "let", "subscript"].contains(self[place + 1])
  }

  /// The words between the colon after a type's name and its brace.
  fileprivate func inherited(in places: Range<Int>) -> [Substring] {
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
