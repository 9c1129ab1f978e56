extension String {
  /// The code broken into lines of at most `width` columns, between its parts where possible;
  /// each line but the first is indented.
  package func codeLines(of width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for part in codeParts {
      for piece in part.pieces(of: width - 1) {
        if !line.isEmpty, line.displayWidth + piece.withoutTrailingBlanks.displayWidth > width {
          lines.append(line.withoutTrailingBlanks)
          line = " "
        }
        line += piece
      }
    }
    return lines + [line.withoutTrailingBlanks]
  }

  /// The parts of code between which a line may break: a call breaks after its parenthesis, a member
  /// before its dot; a brace at the end does not stand alone.
  private var codeParts: [String] {
    var parts = [""]
    for character in self {
      if character == ".", parts[parts.count - 1].last?.isLetter == true { parts.append("") }
      parts[parts.count - 1].append(character)
      if character == " " || character == "(" { parts.append("") }
    }
    if parts.count > 1, parts.last == "{" { parts[parts.count - 2] += parts.removeLast() }
    return parts.filter { !$0.isEmpty }
  }

  /// The text in pieces of at most `width` columns, broken between the words of a name where possible.
  private func pieces(of width: Int) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for character in self {
      if piece.displayWidth + String(character).displayWidth > width {
        let lastHump = piece.dropFirst().lastIndex(where: \.isUppercase)
        let hump = character.isUppercase ? piece.endIndex : lastHump ?? piece.endIndex
        pieces.append(String(piece[..<hump]))
        piece = String(piece[hump...])
      }
      piece.append(character)
    }
    return pieces + [piece]
  }
}
