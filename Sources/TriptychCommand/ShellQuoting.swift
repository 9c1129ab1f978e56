import AppScreens

extension String {
  /// The text as one word of a command line that a shell reads back as it is.
  ///
  /// What a terminal would obey is spelled out, as bash, zsh and ksh read it.
  var shellQuoted: String {
    guard unicodeScalars.allSatisfy(\.isSeen) else { return "$'\(escaped)'" }
    let needsNoQuotes = !isEmpty && unicodeScalars.allSatisfy(\.isPlainInShell)
    return needsNoQuotes ? self : "'\(replacing("'", with: #"'\''"#))'"
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

  /// The words of a command line, still in their quotes.
  private var shellWords: [String] {
    var words: [String.UnicodeScalarView] = [.init()]
    var quote: Unicode.Scalar?  // The quotation that is open: ' for '…', and $ for $'…'.
    var isEscaped = false
    for scalar in unicodeScalars {
      let isTaken = isEscaped
      isEscaped = scalar == "\\" && quote != "'" && !isTaken
      if scalar == " ", quote == nil, !isTaken {
        words.append(.init())
        continue
      }
      if scalar == "'", !isTaken {
        quote = quote != nil ? nil : words[words.count - 1].last == "$" ? "$" : "'"
      }
      words[words.count - 1].append(scalar)
    }
    return words.map(String.init)
  }
}

extension Unicode.Scalar {
  /// Whether a shell takes the scalar for itself, without quotes.
  fileprivate var isPlainInShell: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "+", "-", ".", "/", ":", "=", "@", "_", ",", "%": true
    default: false
    }
  }
}
