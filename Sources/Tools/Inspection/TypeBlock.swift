/// The declaration of a type, or an extension of one, in a source file.
struct TypeBlock: Sendable {
  /// The type's name, with those of the types around it: `Calculator.Key`.
  let path: String

  /// Indicates whether it adds to a type that is declared elsewhere.
  let isExtension: Bool

  /// The words after the colon, generic arguments included.
  let inherited: [Substring]

  /// The lines from its name to its last brace, from 1.
  fileprivate(set) var lines: ClosedRange<Int>
}

extension [SourceToken] {
  private static let keywords: Set<Substring> = [
    "class", "struct", "enum", "protocol", "actor", "extension",
  ]

  /// The types that are declared or extended; not those inside functions.
  var typeBlocks: [TypeBlock] {
    var blocks: [TypeBlock] = []
    // The braces that are open, by the place of their type among the blocks; nil for other braces.
    var open: [Int?] = []
    var declared: Int?
    for index in indices {
      switch self[index].text {
      case "{":
        open.append(declared)
        declared = nil
      case "}":
        guard let type = open.popLast() ?? nil else { break }
        blocks[type].lines = blocks[type].lines.lowerBound...self[index].line
      case let keyword where declaresType(at: index) && !open.contains(nil):
        var end = index + 2
        while end + 1 < count, self[end].text == ".", self[end + 1].isWord { end += 2 }
        let name = self[(index + 1)..<end].map(\.text).joined()
        let around = open.last.flatMap { $0 }.map { "\(blocks[$0].path)." } ?? ""
        declared = blocks.count
        blocks.append(
          TypeBlock(
            path: keyword == "extension" ? name : around + name,
            isExtension: keyword == "extension", inherited: inherited(from: end),
            lines: self[index + 1].line...self[index + 1].line))
      default: break
      }
    }
    return blocks
  }

  private func declaresType(at index: Int) -> Bool {
    guard Self.keywords.contains(self[index].text), index + 1 < count, self[index + 1].isWord,
      index == 0 || self[index - 1].text != "."
    else { return false }
    return !["func", "var", "let", "subscript"].contains(self[index + 1].text)
  }

  /// The words between the colon after a type's name and its brace.
  private func inherited(from end: Int) -> [Substring] {
    var words: [Substring] = []
    var depth = 0
    var isAfterColon = false
    for token in self[end...] {
      switch token.text {
      case "{", "where": return words
      case "<": depth += 1
      case ">": depth -= 1
      case ":": isAfterColon = isAfterColon || depth == 0
      default: break
      }
      if isAfterColon, token.isWord { words.append(token.text) }
    }
    return words
  }
}
