import AppModels

/// The pieces of an input, each of which is cut off when it is asked for.
struct PiecesOnDemand: Sequence, IteratorProtocol {
  private var rest: Substring?
  private let separators: Set<Character>

  /// The total of a calculator, to which each piece is added as soon as it is cut off.
  static func total(of calculator: TokenCalculator) throws -> Int {
    try PiecesOnDemand(of: calculator).reduce(0) { total, token in
      try PlainExpression.apply(.add, total, PlainTokenCalculator.number(token))
    }
  }

  private init(of calculator: TokenCalculator) {
    rest = calculator.input[...]
    separators = Set(calculator.separators)
  }

  mutating func next() -> String? {
    guard let text = rest else { return nil }
    let end = text.firstIndex(where: separators.contains)
    rest = end.map { text[text.index(after: $0)...] }
    return String(text[..<(end ?? text.endIndex)])
  }
}
