extension String {
  /// The text broken between words into lines of at most a number of columns, where it can be.
  ///
  /// - Parameters:
  ///   - width: How many columns a line may take, its indentation included.
  ///   - indentation: What each line but the first begins with; the first is taken to have it.
  /// - Returns: The lines, joined.
  package func wrapped(to width: Int, indentation: String) -> String {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if line.isEmpty || indentation.displayWidth + longer.displayWidth <= width {
        line = longer
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return (lines + [line]).joined(separator: "\n\(indentation)")
  }

  /// A command line broken between its words, as a shell reads it, into lines of so many columns.
  package func wrappedCommand(to width: Int) -> String {
    var lines: [String] = []
    for word in shellWords {
      if let line = lines.last, line.displayWidth + word.displayWidth + 3 <= width {
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
