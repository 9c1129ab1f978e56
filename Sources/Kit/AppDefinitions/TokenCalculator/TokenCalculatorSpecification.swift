import AppModels
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

  var display: TokenCalculatorDisplay {
    TokenCalculatorDisplay(separators: separators, input: input, total: total)
  }

  mutating func perform(_ gesture: TokenCalculatorGesture) {
    switch gesture {
    case .editSeparators(let text): separators = text
    case .editInput(let text): input = text
    }
  }

  private var total: String {
    let tokens = input.split(whereSeparator: Set(separators).contains).map(String.init)
    var sum = 0
    for integer in tokens.filter(Self.isInteger) {
      guard let number = Int(integer) else { return "error" }
      let (next, isBeyond) = sum.addingReportingOverflow(number)
      guard !isBeyond else { return "error" }
      sum = next
    }
    return String(sum)
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
