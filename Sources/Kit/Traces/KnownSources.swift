import TriptychSourceReading

extension SourceText {
  private static let files = Cache<String, SourceText?>()

  /// The file at a path as it is on this machine, read once; nil if it cannot be read.
  package static func known(at path: String) -> SourceText? {
    files.value(for: path) { SourceText(file: path) }
  }
}

extension SourceLine {
  /// The line without blanks around it, and with those that its parentheses span; nil where the file is
  /// not there.
  package var text: String? {
    guard let code = SourceText.known(at: file), code.lines.indices.contains(line - 1) else {
      return nil
    }
    var text = code.code(on: line)
    var last = line
    while last < line + 10, last < code.lines.count, code.isOpen(from: line, through: last) {
      last += 1
      let next = code.code(on: last)
      let isClose = "([".contains { text.last == $0 } || ")]".contains { next.first == $0 }
      text += isClose ? next : " \(next)"
    }
    return text
  }
}

extension SourceText {
  /// Indicates whether parentheses or brackets that open on some lines close on none of them.
  fileprivate func isOpen(from first: Int, through last: Int) -> Bool {
    let places = places(on: first...last)
    return places.contains { "([".contains(self[$0]) && closing(of: $0) >= places.upperBound }
  }
}
