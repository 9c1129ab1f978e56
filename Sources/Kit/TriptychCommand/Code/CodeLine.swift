import TextLayout

/// A line of code, with what decides whether it corresponds to a line of another file.
struct CodeLine {
  /// The line as it is shown.
  let text: String

  /// The line without indentation, and with the mediator's own names replaced.
  let key: String

  /// The words of the line in order of the alphabet, each as often as it occurs.
  private let words: [String]

  /// The words; of a line without any, those of the line that it ends, or of the one that follows a gap.
  private var context: [String]

  /// An empty line between files.
  static let blank = CodeLine("", replacing: [:])

  /// Indicates whether there is nothing in it.
  var isBlank: Bool { text.isEmpty }

  private var indentation: Int { text.prefix { $0 == " " }.count }

  /// The lines of a file: without doc comments, and with single empty lines.
  ///
  /// - Parameters:
  ///   - file: The text of the file.
  ///   - names: Names of the mediator, each with what stands for it when lines are compared.
  static func lines(of file: String, replacing names: [String: String]) -> [CodeLine] {
    let texts = file.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { String($0).withoutTabs.spelledOut.withoutTrailingBlanks }
      .filter { !$0.drop { $0 == " " }.hasPrefix("///") }
    var lines = texts.split(separator: "").map(Array.init).joined(separator: [""])
      .map { CodeLine($0, replacing: names) }
    for (index, line) in lines.enumerated() where line.words.isEmpty {
      let owner =
        line.isBlank
        ? lines[index...].first { !$0.words.isEmpty }
        : lines[..<index].last { $0.indentation == line.indentation && !$0.words.isEmpty }
      lines[index].context = owner?.words ?? []
    }
    return lines
  }

  private init(_ text: String, replacing names: [String: String]) {
    self.text = text
    let parts = text.drop { $0 == " " }.codeNames.map { names[String($0)] ?? String($0) }
    key = parts.joined()
    words = parts.filter { $0.first?.isInName == true }
      .flatMap { $0.inWords.lowercased().split(separator: " ").map(String.init) }.sorted()
    context = words
  }

  /// The likeness to another line; nil for lines that have too little in common to share a row.
  func likeness(to other: CodeLine) -> Int? {
    if key == other.key, !words.isEmpty { return 1 + 3 * words.count }
    let shared = context.sharedCount(with: other.context)
    guard 4 * shared >= context.count + other.context.count else { return nil }
    if key == other.key { return 1 }
    return words.isEmpty || other.words.isEmpty ? nil : 2 * shared
  }
}

extension Substring {
  /// Names, and what is between them.
  fileprivate var codeNames: [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    for index in indices where self[index].isInName != self[start].isInName {
      parts.append(self[start..<index])
      start = index
    }
    return parts + [self[start...]]
  }
}

extension Character {
  /// Indicates whether a name in code may have it.
  fileprivate var isInName: Bool { isLetter || isNumber || self == "_" }
}

extension String {
  /// The text with spaces up to each tab stop, of which there is one every four columns.
  fileprivate var withoutTabs: String {
    reduce(into: "") { text, character in
      text +=
        character == "\t"
        ? String(repeating: " ", count: 4 - text.displayWidth % 4) : String(character)
    }
  }
}

extension [String] {
  /// The number of elements that two sorted lists share.
  fileprivate func sharedCount(with other: [String]) -> Int {
    var (shared, index, otherIndex) = (0, 0, 0)
    while index < count, otherIndex < other.count {
      let (mine, its) = (self[index], other[otherIndex])
      if mine == its { shared += 1 }
      if mine <= its { index += 1 }
      if its <= mine { otherIndex += 1 }
    }
    return shared
  }
}
