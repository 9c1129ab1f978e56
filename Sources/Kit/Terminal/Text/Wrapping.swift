extension String {
  /// The text wrapped between words to lines of at most `width` columns, where possible.
  ///
  /// - Parameters:
  ///   - width: The width of a line in columns, its indentation included.
  ///   - indentation: The start of each line but the first, which is assumed to have it.
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

  /// The text with each of its lines wrapped; the rest of a line is indented by two more than its start.
  package func linesWrapped(to width: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let blanks = String(line.prefix { $0 == " " })
      let words = String(line.dropFirst(blanks.count))
      return blanks + words.wrapped(to: width, indentation: blanks + "  ")
    }.joined(separator: "\n")
  }

  /// A command line wrapped between shell words to lines of at most `width` columns.
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
