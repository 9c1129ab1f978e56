import AppScreens
import Parity

extension TokenCalculatorApp {
  /// The rules as code.
  public var specification: (any Specification<TokenCalculatorGesture, TokenCalculatorDisplay>)? {
    TokenCalculatorSpecification()
  }
}

/// TC1 to TC9 as code.
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
    expected.otherwise(by: "TC6")
    switch gesture {
    case .editSeparators(let text):
      separators = text
      expected.show(\.separators, text, by: "TC6")
    case .editInput(let text):
      input = text
      expected.show(\.input, text, by: "TC6")
    }
    let total = total
    expected.show(\.total, total.text, by: total.rule)
  }

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
    let rule =
      if cuts.isEmpty {
        integers.allSatisfy(\.hasSignOrZero) && !input.isEmpty ? "TC4" : "TC5"
      } else if (separators + input).contains(where: { $0.unicodeScalars.count > 1 }) {
        "TC9"
      } else if cuts.contains(where: { "+-0123456789".contains($0) && input.contains($0) }) {
        "TC8"
      } else if integers.count < tokens.count || integers.contains(where: \.hasSignOrZero) {
        "TC4"
      } else {
        separators.count > 1 ? "TC2" : "TC3"
      }
    return (String(sum), rule)
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

extension String {
  /// True for a number that is written in another way than Swift would write it.
  fileprivate var hasSignOrZero: Bool {
    hasPrefix("+") || hasPrefix("-") || hasPrefix("0") && count > 1
  }
}
