extension String {
  /// The text broken between words into lines of at most a number of columns, where it can be.
  ///
  /// - Parameters:
  ///   - width: How many columns a line may take, its indentation included.
  ///   - indentation: What each line but the first begins with; the first is taken to have it.
  /// - Returns: The lines, joined.
  func wrapped(to width: Int, indentation: String) -> String {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if line.isEmpty || indentation.columns + longer.columns <= width {
        line = longer
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return (lines + [line]).joined(separator: "\n\(indentation)")
  }
}
