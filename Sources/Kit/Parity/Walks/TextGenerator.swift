import Foundation

/// Draws texts for fields: the app's own, awkward ones, changed ones, numbers, and long ones.
///
/// Source: Zeller, Gopinath, Böhme, Fraser and Holler, *The Fuzzing Book*, on grammars and mutations.
struct TextGenerator {
  /// The texts that the app is known by.
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
        // What is like the text before it may be taken for the same.
        changed(
          generator.next() % 2 == 0
            ? recent.last ?? "" : (recent + own).randomElement(using: &generator) ?? "",
          using: &generator)
      case 8: repeated(own, upTo: length, using: &generator)
      default: composed(kind, like: own, using: &generator)
      }
    // A long text is soon tried again, but not kept for long.
    recent.append(text)
    if recent.count > 6 || recent.count > 2 && recent[0].utf8.count > 256 { recent.removeFirst() }
    return text
  }

  /// Texts that programs take for something else than they are, or cut in the wrong place.
  static let awkward = [
    " ", "\t", "\n", "\r\n", "\u{A0}", "\u{2003}", "\u{3000}", "\u{200B}", "\u{FEFF}", "\u{0}",
    "\u{85}", "\u{2009}", "\u{2028}", "\u{202F}",
    "\u{301}", "e\u{301}", "é", "\u{212B}", "Å", "A\u{30A}", "ß", "ẞ", "İ", "ı", "ﬁ", "½", "②", "Ⅷ",
    "٣", "７", "𝟗", "−", "–", "＋", "，", "👩‍👩‍👧", "🇰🇷", "🇰", "한", "\u{1112}\u{1161}", "ש", "\u{202E}", "'",
    "\u{FE0E}", "\u{FE0F}", "❤", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "\u{20E3}", "\u{200D}", "👍🏽", "क्षि",
    "\"", "\\", "%", "%20", "%@", "&", "<", "|", ";", ":", "/", "=", ", ", "_", "nil", "…",
    "\\n", "\\t", "\\d", "\\u{41}", "%09", "&amp;", "&#44;", "a-z", "0-9", "[^1]", ".*", "$1",
    "{0}", "<b>", "--", "...", "(c)", "->", "**", "~", "@", "#",
  ]

  /// The blanks of Unicode, and what looks like one.
  static let blanks = (0...0x3000).compactMap(Unicode.Scalar.init)
    .filter { $0.properties.isWhitespace || $0 == "\u{200B}" }.map { String($0) }

  /// Pairs of texts that programs take for the same which fold case, accents, width, blanks or marks.
  static func likes(of text: String) -> [(String, String)] {
    [
      (text, text.uppercased()), (text, text.lowercased()), (text, text.inFullWidth),
      (text, String(text.prefix(1)) + "\u{301}" + text.dropFirst()), (text, text + "\u{200B}"),
      (text + " 1", text + "  1"), (text + " 1", text + "-1"), (text + " 1", text + "\u{A0}1"),
      (text + "-1", text + "–1"), (text + "1", text + "１"), (text + ".", text),
      (text + "ß", text + "ss"), (text + "ﬁ", text + "fi"), (text + "01", text + "1"),
    ]
  }

  /// A text put together for what it means.
  private func composed(
    _ kind: TextKind?, like own: [String], using generator: inout SeededGenerator
  ) -> String {
    let kind =
      kind ?? TextKind.allCases[Int.random(in: TextKind.allCases.indices, using: &generator)]
    switch kind {
    case .words:
      // Such as a code or a telephone number, which some programs write in groups.
      if generator.next() % 8 == 0 { return digits(using: &generator) }
      return (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        switch generator.next() % 4 {
        case 0: own.randomElement(using: &generator) ?? "a"
        case 1: known.randomElement(using: &generator) ?? "1"
        default: Self.awkward(&generator)
        }
      }.joined()
    case .numbers: return numbers(using: &generator)
    case .characters:
      return (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        switch generator.next() % 4 {
        case 0: String((recent + known).joined().randomElement(using: &generator) ?? ",")
        case 1: ["-", "+", "0", "1", "9", ".", ","][Int(generator.next() % 7)]
        case 2: Self.mark(&generator)
        default: Self.awkward(&generator)
        }
      }.joined()
    }
  }

  /// Up to twenty digits.
  private func digits(using generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...20, using: &generator)).map { _ in
      String(Int.random(in: 0...9, using: &generator))
    }.joined()
  }

  private static func awkward(_ generator: inout SeededGenerator) -> String {
    awkward[Int.random(in: awkward.indices, using: &generator)]
  }

  /// A mark of ASCII, such as one that has a meaning in a pattern of text.
  private static func mark(_ generator: inout SeededGenerator) -> String {
    let marks = Array("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")
    return String(marks[Int.random(in: marks.indices, using: &generator)])
  }

  /// Numbers with separators in use between them, some at the edges, doubled, or in odd writing.
  private func numbers(using generator: inout SeededGenerator) -> String {
    var numbers: [Int128] = []
    let count = generator.next() % 2 == 0 ? 1 : Int.random(in: 0...8, using: &generator)
    var text = generator.next() % 12 == 0 ? separator(using: &generator) : ""
    for index in 0..<count {
      let number = Int128.drawn(besides: numbers, using: &generator)
      numbers.append(number)
      text += number.written(using: &generator)
      guard index < count - 1 || generator.next() % 8 == 0 else { continue }
      text += separator(using: &generator)
      if generator.next() % 8 == 0 { text += separator(using: &generator) }
      if generator.next() % 24 == 0 { text += "\u{301}" }
    }
    return text
  }

  /// A separator that some field was given, or any.
  private func separator(using generator: inout SeededGenerator) -> String {
    let used = recent.filter { $0.utf8.count < 24 }.joined().filter { !$0.isNumber }
    guard generator.next() % 4 != 0, let character = used.randomElement(using: &generator) else {
      return generator.next() % 2 == 0 ? "," : Self.awkward(&generator)
    }
    return String(character)
  }

  /// A text that is the same to some programs, and not to others.
  private func changed(_ text: String, using generator: inout SeededGenerator) -> String {
    func inserting(_ piece: String, _ generator: inout SeededGenerator) -> String {
      let place = Int.random(in: 0...text.unicodeScalars.count, using: &generator)
      var scalars = Array(text.unicodeScalars)
      scalars.insert(contentsOf: piece.unicodeScalars, at: place)
      return String(String.UnicodeScalarView(scalars))
    }
    let other = (recent + known).randomElement(using: &generator) ?? ""
    switch generator.next() % 14 {
    case 0: return text.precomposedStringWithCanonicalMapping
    case 1: return text.decomposedStringWithCanonicalMapping
    case 2: return text.precomposedStringWithCompatibilityMapping
    case 3:
      switch generator.next() % 5 {
      case 0: return text.uppercased()
      case 1: return text.lowercased()
      case 2: return inserting("\u{301}", &generator)
      case 3: return text.inFullWidth
      default:
        return text.folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil)
      }
    case 4: return " " + text
    case 5: return text + " "
    case 6...7: return inserting(Self.awkward(&generator), &generator)
    case 8: return String(text.dropFirst())
    case 9: return String(text.dropLast())
    case 10: return text.utf8.count < 200 ? text + text : text
    case 11: return String(text.reversed())
    case 12: return text.utf8.count + other.utf8.count < 300 ? text + other : text
    default: return text.replacing(",", with: ";")
    }
  }

  /// A piece as often as it takes to reach a limit of tables, bytes or buffers.
  private func repeated(
    _ own: [String], upTo length: Int, using generator: inout SeededGenerator
  ) -> String {
    let piece =
      switch generator.next() % 4 {
      case 0: own.randomElement(using: &generator) ?? "a"
      case 1: ["1,", "a", " ", "0", "9", ",", "1 "][Int(generator.next() % 7)]
      case 2: "1" + separator(using: &generator)
      default: Self.awkward(&generator)
      }
    let limits = [4, 8, 10, 16, 32, 50, 64, 100, 128, 256, 500, 512, 1_000, 1_024, 4_096]
    let limit = limits.filter { $0 <= length }.randomElement(using: &generator) ?? 1
    let count = limit + Int.random(in: -1...1, using: &generator)
    let end = generator.next() % 2 == 0 ? "" : own.randomElement(using: &generator) ?? ""
    return String(repeating: piece, count: min(count, 1 + 4 * length / max(1, piece.utf8.count)))
      + end
  }
}

extension String {
  /// The text with ASCII's marks, digits and letters in the width of Chinese characters.
  fileprivate var inFullWidth: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          guard ("!"..."~").contains(scalar) else { return scalar }
          return Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar
        }))
  }
}
