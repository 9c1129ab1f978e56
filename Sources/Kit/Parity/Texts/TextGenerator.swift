/// Draws texts by what they mean in a field, and near those that other fields were given.
///
/// Texts are put together of pieces by their structure, as in grammar-based fuzzing, and texts that were
/// drawn before are altered, as in mutation-based fuzzing.
struct TextGenerator {
  /// The texts that the app is known by, which no alteration spoils.
  let known: [String]

  private var recent: [String] = []

  /// A generator that knows texts of the app, and has drawn none.
  init(knowing known: [String]) {
    self.known = known
  }

  /// Draws a text for a field.
  ///
  /// - Parameters:
  ///   - kind: The meaning of the field; nil for any.
  ///   - own: The texts that the app gives to this field.
  ///   - length: The most times that a piece is repeated.
  ///   - generator: The source of chance.
  /// - Returns: The text, which is remembered for a while.
  mutating func text(
    of kind: TextKind?, like own: [String], upTo length: Int,
    using generator: inout SeededGenerator
  ) -> String {
    let text =
      switch generator.next() % 16 {
      case 0...1: own.randomElement(using: &generator) ?? ""
      case 2...4: recent.randomElement(using: &generator) ?? ""
      case 5...7:
        TextAlteration.altered(
          (recent + own).randomElement(using: &generator) ?? "", besides: recent, using: &generator)
      case 8: repeated(own, upTo: length, using: &generator)
      default: composed(kind, like: own, using: &generator)
      }
    // A long text is soon tried again, but not kept for long.
    recent.append(text)
    if recent.count > 6 || recent.count > 2 && recent[0].utf8.count > 256 { recent.removeFirst() }
    return text
  }

  /// A text put together for what it means.
  private func composed(
    _ kind: TextKind?, like own: [String], using generator: inout SeededGenerator
  ) -> String {
    let kind =
      kind ?? TextKind.allCases[Int.random(in: TextKind.allCases.indices, using: &generator)]
    return switch kind {
    case .words: words(like: own, using: &generator)
    case .numbers: numbers(using: &generator)
    case .characters: characters(using: &generator)
    }
  }

  private func words(like own: [String], using generator: inout SeededGenerator) -> String {
    let edges = generator.next() % 3 == 0
    let pieces = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      switch generator.next() % 8 {
      case 0...2: (generator.next() % 4 == 0 ? known : own).randomElement(using: &generator) ?? ""
      case 3: GraphemeTexts.blank(using: &generator)
      case 4: Self.marks[Int.random(in: Self.marks.indices, using: &generator)]
      case 5:
        NumberTexts.writing(
          of: NumberTexts.number(besides: [], using: &generator), using: &generator)
      default: GraphemeTexts.character(using: &generator)
      }
    }
    let text = pieces.joined()
    return edges
      ? GraphemeTexts.blank(using: &generator) + text + GraphemeTexts.blank(using: &generator)
      : text
  }

  /// Numbers with separators in use between them, some at the edges, doubled, or with a mark on them.
  private func numbers(using generator: inout SeededGenerator) -> String {
    var numbers: [Int128] = []
    let count = generator.next() % 2 == 0 ? 1 : Int.random(in: 0...8, using: &generator)
    var text = ""
    for index in 0..<count {
      let number = NumberTexts.number(besides: numbers, using: &generator)
      numbers.append(number)
      text += NumberTexts.writing(of: number, using: &generator)
      guard index < count - 1 || generator.next() % 8 == 0 else { continue }
      text += separator(using: &generator)
      if generator.next() % 8 == 0 { text += separator(using: &generator) }
      if generator.next() % 24 == 0 { text += GraphemeTexts.marks(&generator) }
    }
    return generator.next() % 12 == 0 ? separator(using: &generator) + text : text
  }

  private func characters(using generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      switch generator.next() % 4 {
      case 0: Self.marks[Int.random(in: Self.marks.indices, using: &generator)]
      case 1: String((recent + known).joined().randomElement(using: &generator) ?? ",")
      case 2: ["-", "+", "0", "1", "9", ".", " "][Int(generator.next() % 7)]
      default: GraphemeTexts.character(using: &generator)
      }
    }.joined()
  }

  /// A separator that some field was given, or any.
  private func separator(using generator: inout SeededGenerator) -> String {
    let used = recent.filter { $0.utf8.count < 24 }.joined().filter { !$0.isNumber }
    guard generator.next() % 4 != 0, let character = used.randomElement(using: &generator) else {
      return generator.next() % 2 == 0
        ? "," : Self.marks[Int.random(in: Self.marks.indices, using: &generator)]
    }
    return String(character)
  }

  /// A text of the app, or a Character, as often as it takes to come to a limit.
  private func repeated(
    _ own: [String], upTo length: Int, using generator: inout SeededGenerator
  ) -> String {
    let piece =
      switch generator.next() % 4 {
      case 0: own.randomElement(using: &generator) ?? "a"
      case 1: ["1,", "a", " ", "0", "9", ",", "1 "][Int(generator.next() % 7)]
      case 2: "1" + separator(using: &generator)
      default: GraphemeTexts.character(using: &generator)
      }
    let count = Lengths.length(upTo: length, using: &generator)
    let end = generator.next() % 2 == 0 ? "" : own.randomElement(using: &generator) ?? ""
    return String(repeating: piece, count: min(count, 1 + 4 * length / max(1, piece.utf8.count)))
      + end
  }

  /// Signs that separate, quote, escape or format something somewhere.
  private static let marks = [
    ",", ";", " ", "|", ":", "/", "-", "+", "=", ".", "'", "\"", "\\", "%", "%20", "%d", "%@", "&",
    "<", ">", "(", ")", "[", "]", "{", "}", "#", "$", "*", "?", "!", "_", "~", "^", "\t", "\n",
    "\r",
    "\r\n", "\u{0}", ", ", "|| ", "\\n", "nil", "\u{200B}", "\u{301}", "\u{FEFF}", "–", "…",
  ]
}
