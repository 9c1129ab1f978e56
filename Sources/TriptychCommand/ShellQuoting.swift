import AppScreens

extension String {
  /// A command line broken between its words, as a shell reads it, into lines of so many columns.
  func wrappedCommand(to width: Int) -> String {
    var lines: [String] = []
    for word in shellWords {
      if let line = lines.last, line.columns + word.columns + 3 <= width {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(lines.isEmpty ? word : "        \(word)")
      }
    }
    return lines.joined(separator: " \\\n")
  }

  private var escaped: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "'", "\\": "\\\(scalar)"
      case _ where scalar.isSeen: String(scalar)
      default: scalar.utf8.map { "\\x" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      }
    }.joined()
  }

  /// The words of a command line, still in their quotes.
  private var shellWords: [String] {
    var words = [""]
    var isQuoted = false
    for character in self {
      if character == "'" { isQuoted.toggle() }
      if character == " ", !isQuoted {
        words.append("")
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }

  /// The text as one word of a command line that a POSIX shell reads back as it is.
  var shellQuoted: String {
    let needsNoQuotes = utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "+-./:=@_,%".utf8.contains(byte)
      }
    }
    guard isEmpty || !needsNoQuotes else { return self }
    // What a terminal would obey is spelled out, as the shells bash, zsh and ksh read it.
    guard unicodeScalars.allSatisfy(\.isSeen) else { return "$'\(escaped)'" }
    return "'\(replacing("'", with: #"'\''"#))'"
  }
}
