/// Characters of every make: what looks like one, is one of several scalars, or looks like another.
enum GraphemeTexts {
  /// A make of Characters.
  private enum Make: CaseIterable {
    case plain, marked, flag, joined, varied, syllable, control, direction, digit, lookAlike, cased
    case compatible, invisible, blank, wide
  }

  /// Draws a Character, or what is next to one.
  static func character(using generator: inout SeededGenerator) -> String {
    switch Make.allCases[Int.random(in: Make.allCases.indices, using: &generator)] {
    case .plain: scalar(in: [0x21...0x7E], &generator)
    case .marked:
      scalar(in: [0x41...0x5A, 0x61...0x7A, 0x30...0x39, 0x2B...0x2F], &generator)
        + marks(&generator)
    case .flag: scalar(in: [0x1F1E6...0x1F1FF], &generator) + some(0x1F1E6...0x1F1FF, &generator)
    case .joined:
      person(&generator)
        + (0..<Int.random(in: 0...2, using: &generator))
        .map { _ in "\u{200D}" + person(&generator) }.joined()
    case .varied:
      scalar(in: [0x30...0x39, 0x23...0x23, 0x2A...0x2A, 0x2600...0x2604], &generator)
        + scalar(in: [0xFE0E...0xFE0F], &generator)
        + (generator.next() % 2 == 0 ? "\u{20E3}" : "")
    case .syllable:
      generator.next() % 2 == 0
        ? scalar(in: [0xAC00...0xD7A3], &generator)
        : scalar(in: [0x1100...0x1112], &generator) + scalar(in: [0x1161...0x1175], &generator)
          + some(0x11A8...0x11C2, &generator)
    case .control:
      generator.next() % 3 == 0 ? "\r\n" : scalar(in: [0...0x1F, 0x7F...0x9F], &generator)
    case .direction:
      scalar(
        in: [0x5D0...0x5EA, 0x627...0x64A, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069],
        &generator)
    case .digit: digits(of: "\(generator.next() % 10)", &generator)
    case .lookAlike: scalar(of: "АВЕКМНОРСТХасеорхуіΑΒΕΖΗΙΚΜΝΟΡΤΥΧνοµ−–—‐‑＋，；．：｜", &generator)
    case .cased: scalar(of: "ßẞİıſςσΣǅǆǄﬆÆæŒœÑñÉéΐΰ", &generator)
    case .compatible: scalar(of: "ﬁﬀ½¼²³¹₂①⑩ⅧⅰＡａ１Å℃™㎏㍍…ªº", &generator)
    case .invisible:
      scalar(
        in: [0xAD...0xAD, 0x34F...0x34F, 0x200B...0x200D, 0x2060...0x2064, 0xFEFF...0xFEFF],
        &generator)
    case .blank: blank(using: &generator)
    case .wide: scalar(in: [0x4E00...0x9FFF, 0x3041...0x3096, 0x1F600...0x1F64F], &generator)
    }
  }

  /// Draws whitespace, of one kind or another.
  static func blank(using generator: inout SeededGenerator) -> String {
    if generator.next() % 2 == 0 { return " " }
    if generator.next() % 8 == 0 { return "\r\n" }
    return scalar(
      in: [
        0x9...0xD, 0x20...0x20, 0x85...0x85, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A,
        0x2028...0x2029, 0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000,
      ], &generator)
  }

  /// Draws marks that combine with what is before them.
  static func marks(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...3, using: &generator))
      .map { _ in scalar(in: [0x300...0x308, 0x323...0x328, 0x64B...0x64E], &generator) }.joined()
  }

  /// The same digits in another script.
  static func digits(of text: String, _ generator: inout SeededGenerator) -> String {
    let zeros: [UInt32] = [0x660, 0x6F0, 0x966, 0xE50, 0xFF10, 0x1D7CE, 0x1D7D8]
    let zero = zeros[Int.random(in: zeros.indices, using: &generator)]
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          ("0"..."9").contains(scalar)
            ? Unicode.Scalar(zero + scalar.value - 48) ?? scalar : scalar
        }))
  }

  private static func person(_ generator: inout SeededGenerator) -> String {
    scalar(in: [0x1F466...0x1F469], &generator) + some(0x1F3FB...0x1F3FF, &generator)
  }

  private static func some(
    _ range: ClosedRange<UInt32>, _ generator: inout SeededGenerator
  ) -> String {
    generator.next() % 2 == 0 ? scalar(in: [range], &generator) : ""
  }

  private static func scalar(of text: String, _ generator: inout SeededGenerator) -> String {
    text.unicodeScalars.randomElement(using: &generator).map(String.init) ?? ""
  }

  private static func scalar(
    in ranges: [ClosedRange<UInt32>], _ generator: inout SeededGenerator
  ) -> String {
    let range = ranges[Int.random(in: ranges.indices, using: &generator)]
    return Unicode.Scalar(UInt32.random(in: range, using: &generator)).map(String.init) ?? ""
  }
}
