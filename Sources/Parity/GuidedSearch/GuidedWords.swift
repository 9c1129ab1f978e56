/// The words of the fuzzer at its end.
struct GuidedWords {
  private let lines: [Substring]

  init(_ output: String) {
    lines = output.split(whereSeparator: \.isNewline)
  }

  /// A number of its final statistics; 0 if it says none.
  func number(_ name: String) -> Int {
    let beginning = "stat::\(name):"
    let line = lines.last { $0.hasPrefix(beginning) }
    return line.flatMap { Int($0.dropFirst(beginning.count).filter { $0 != " " }) } ?? 0
  }

  /// The path of the input after which something was wrong; nil if nothing was.
  var pathOfFinding: String? {
    let mark = "Test unit written to "
    return lines.last { $0.contains(mark) }.map { String($0.suffix(from: $0.endIndex(of: mark))) }
  }

  /// True if it searched to the end of its time.
  var isComplete: Bool { lines.contains { $0.hasPrefix("Done ") } }

  /// The last line that says something.
  var last: String { lines.last.map(String.init) ?? "it said nothing" }

  /// The end that the search came to by its finding, in words.
  var end: String {
    if lines.contains(where: { $0.contains("libFuzzer: timeout") }) { return "hung" }
    return lines.contains { $0.contains("out-of-memory") } ? "ran out of memory" : "was wrong"
  }
}

extension Substring {
  /// The end of the first occurrence of a text; the beginning if there is none.
  fileprivate func endIndex(of text: String) -> Index {
    firstRange(of: text)?.upperBound ?? startIndex
  }
}
