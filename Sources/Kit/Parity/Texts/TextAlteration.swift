import Foundation

/// Changes to a text after which it is the same to some, and not to others.
enum TextAlteration: CaseIterable {
  case composed, decomposed, compatible, upper, lower, digits, blankBefore, blankAfter, blankInside
  case marked, without, withoutFirst, withoutLast, doubled, reversed, inserted, joined, half,
    swapped

  /// Alters a text, perhaps twice.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - others: Texts to take something from.
  ///   - generator: The source of chance.
  /// - Returns: The other text, or the same where nothing in it can be changed so.
  static func altered(
    _ text: String, besides others: [String], using generator: inout SeededGenerator
  ) -> String {
    let first = any(&generator).apply(to: text, others, &generator)
    return generator.next() % 3 == 0
      ? any(&generator).apply(to: first, others, &generator) : first
  }

  private static func any(_ generator: inout SeededGenerator) -> Self {
    allCases[Int.random(in: allCases.indices, using: &generator)]
  }

  private func apply(
    to text: String, _ others: [String], _ generator: inout SeededGenerator
  ) -> String {
    switch self {
    case .composed: return text.precomposedStringWithCanonicalMapping
    case .decomposed: return text.decomposedStringWithCanonicalMapping
    case .compatible: return text.precomposedStringWithCompatibilityMapping
    case .upper: return text.uppercased()
    case .lower: return text.lowercased()
    case .digits: return GraphemeTexts.digits(of: text, &generator)
    case .blankBefore: return GraphemeTexts.blank(using: &generator) + text
    case .blankAfter: return text + GraphemeTexts.blank(using: &generator)
    case .blankInside:
      return inserting(GraphemeTexts.blank(using: &generator), into: text, &generator)
    case .marked: return inserting(GraphemeTexts.marks(&generator), into: text, &generator)
    case .without:
      var rest = text
      if let index = text.indices.randomElement(using: &generator) { rest.remove(at: index) }
      return rest
    case .withoutFirst: return String(text.dropFirst())
    case .withoutLast: return String(text.dropLast())
    case .doubled: return text.utf8.count < 200 ? text + text : text
    case .reversed: return String(text.reversed())
    case .inserted:
      return inserting(GraphemeTexts.character(using: &generator), into: text, &generator)
    case .joined:
      let other = others.randomElement(using: &generator) ?? ""
      return text.utf8.count + other.utf8.count < 300 ? text + other : text
    case .half: return String(text.prefix(text.count / 2))
    case .swapped:
      guard let used = text.randomElement(using: &generator),
        let other = others.joined().randomElement(using: &generator)
      else { return text }
      return String(text.map { $0 == used ? other : $0 })
    }
  }

  private func inserting(
    _ piece: String, into text: String, _ generator: inout SeededGenerator
  ) -> String {
    let place = Int.random(in: 0...text.unicodeScalars.count, using: &generator)
    return String(
      String.UnicodeScalarView(
        Array(text.unicodeScalars.prefix(place)) + piece.unicodeScalars
          + Array(text.unicodeScalars.dropFirst(place))))
  }
}
