import AppModels
import AppScreens
import Parity

/// The pieces of an input, each of which is cut off when it is asked for.
private struct PiecesOnDemand: Sequence, IteratorProtocol {
  private var rest: Substring?
  private let separators: Set<Character>

  init(of calculator: TokenCalculator) {
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

extension RightScreen {
  /// A token calculator whose tokens come out of a generator.
  static let piecesOnDemand = RightScreen(
    "pieces-on-demand", of: "token",
    technique: "A generator cuts off one token after the other, and each is added at once."
  ) {
    ViewScreen(total: { calculator in
      try PiecesOnDemand(of: calculator).reduce(0) { total, token in
        try PlainExpression.apply(.add, total, PlainTokenCalculator.read(token))
      }
    })
  }
}
