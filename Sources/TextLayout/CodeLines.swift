extension String {
  /// The text cut into lines of at most so many columns, between the parts of code where it can be;
  /// each line but the first is indented.
  package func codeLines(of width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for part in codeParts {
      for piece in part.pieces(of: width - 1) {
        if !line.isEmpty, line.displayWidth + piece.withoutLastBlank.displayWidth > width {
          lines.append(line.withoutLastBlank)
          line = " "
        }
        line += piece
      }
    }
    return lines + [line.withoutLastBlank]
  }

  /// The parts of a piece of code that may stand on lines of their own: a call ends in its parenthesis,
  /// a member begins with its point.
  private var codeParts: [String] {
    var parts = [""]
    for character in self {
      if character == ".", parts[parts.count - 1].last?.isLetter == true { parts.append("") }
      parts[parts.count - 1].append(character)
      if character == " " || character == "(" { parts.append("") }
    }
    return parts.filter { !$0.isEmpty }
  }

  /// The text in pieces of at most so many columns, between the words of a name where it can be.
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

  /// The text without a blank at its end.
  private var withoutLastBlank: String {
    hasSuffix(" ") ? String(dropLast()) : self
  }
}
