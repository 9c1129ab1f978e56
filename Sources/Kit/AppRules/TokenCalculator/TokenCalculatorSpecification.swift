import AppScreens
import TriptychParity

extension TokenCalculatorApp {
  /// The rules as code.
  public var specification: (any Specification<TokenCalculatorGesture, TokenCalculatorDisplay>)? {
    TokenCalculatorSpecification()
  }
}

/// TC1 to TC10 as code.
struct TokenCalculatorSpecification: Specification {
  private var separators = ""
  private var input = ""

  var initial: Expectation<TokenCalculatorDisplay> {
    Expectation(TokenCalculatorDisplay(separators: "", input: "", total: "0"), by: "TC1")
  }

  mutating func perform(
    _ gesture: TokenCalculatorGesture,
    showing expected: inout Expectation<TokenCalculatorDisplay>
  ) {
    let old = expected.display.total
    // A 0 that stays may also be what the new input is taken for.
    var isStaleIfSame = old != "0"
    switch gesture {
    case .editSeparators(let text): (separators, isStaleIfSame) = (text, true)
    case .editInput(let text): input = text
    }
    let (total, rule) = total
    let isRejected = total == "error"
    expected.otherwise(by: "TC6")
    expected.show(\.separators, separators, by: isRejected ? "S6" : "TC10")
    expected.show(\.input, input, by: isRejected ? "S6" : "TC10")
    if isStaleIfSame {
      expected.cite(old == "error" ? "TC7" : "TC6", for: \.total, ifShown: old)
    }
    expected.show(\.total, total, by: rule)
  }

  /// The total, and the most special rule that decides it.
  private var total: (text: String, rule: String) {
    let cuts = Set(separators)
    let tokens = input.split(whereSeparator: cuts.contains).map(String.init)
    let integers = tokens.filter(Self.isInteger)
    var sum = 0
    for integer in integers {
      guard let number = Int(integer) else { return ("error", "TC7") }
      let (next, isBeyond) = sum.addingReportingOverflow(number)
      guard !isBeyond else { return ("error", "TC7") }
      sum = next
    }
    return (String(sum), rule(on: cuts, tokens, integers))
  }

  private func rule(
    on cuts: Set<Character>, _ tokens: [String], _ integers: [String]
  ) -> String {
    let isPlain = integers.count == tokens.count && !integers.contains(where: \.hasSignOrZero)
    if separators.isEmpty, input.isEmpty { return "TC1" }
    if cuts.isEmpty { return isPlain ? "TC5" : "TC4" }
    if tokens.isEmpty, !input.isEmpty { return "TC3" }
    if separators.contains(where: \.resemblesAnother)
      || input.contains(where: { $0.resemblesAnother && !$0.isNumberAlone })
    {
      return "TC9"
    }
    if cuts.contains(where: { "+-0123456789".contains($0) && input.contains($0) }) { return "TC8" }
    if cuts.contains(where: { $0.isWhitespace && input.contains($0) }) { return "TC2" }
    return isPlain ? separators.count > 1 ? "TC2" : "TC3" : "TC4"
  }

  /// True for an optional single sign and then at least one ASCII digit, and nothing else (TC4).
  private static func isInteger(_ token: String) -> Bool {
    let scalars = token.unicodeScalars
    let digits =
      scalars.first.map { "+-".unicodeScalars.contains($0) } ?? false
      ? scalars.dropFirst() : scalars[...]
    return !digits.isEmpty && digits.allSatisfy { ("0"..."9").contains($0) }
  }
}

extension Character {
  /// True for a Character that others may be taken for: of several scalars, or a variant such as a wide comma.
  fileprivate var resemblesAnother: Bool {
    let scalars = unicodeScalars
    return scalars.count > 1
      || !isASCII && scalars.contains(where: \.properties.changesWhenNFKCCaseFolded)
  }

  /// True for a digit or the like, of which TC4 decides in a token.
  fileprivate var isNumberAlone: Bool { unicodeScalars.count == 1 && isNumber }
}

extension String {
  /// True for a number that is written in another way than Swift would write it.
  fileprivate var hasSignOrZero: Bool {
    hasPrefix("+") || hasPrefix("-") || hasPrefix("0") && count > 1
  }
}
