import AppScreens
import SharedSuite
import TriptychParity

/// The token calculator: an input split at separators, and the total of its whole numbers.
public struct TokenCalculatorApp: AppDefinition {
  /// `token`.
  public let name = "token"

  /// Token calculator.
  public let title = "Token calculator"

  /// The two edits.
  public let notation = "separators=TEXT, input=TEXT; TEXT is all that the field holds then"

  /// A total, a total that follows the separators, and a view replaced before it follows the input.
  public let demonstration = [
    "separators=,;", "input=1,2;x,40", "separators=;", "replace-view", "input=5;-3",
  ]

  /// The app.
  public init() {}

  /// The rules, which the shared suite has.
  public var ruleFile: RuleFile<TokenCalculatorGesture, TokenCalculatorDisplay> {
    Rules.tokenCalculator
  }

  /// A few edits of each field: emptied, ordinary, and with a digit or a sign as separator.
  public let alphabet: [TokenCalculatorGesture] = [
    .editSeparators(""), .editSeparators(","), .editSeparators(",;"), .editSeparators("-1"),
    .editInput(""), .editInput("1,2;3"), .editInput("21-3"),
    .editInput("9223372036854775807,1"),
  ]

  /// Separators are Characters, and the input holds numbers.
  public let textKinds: [String: TextKind] = ["separators": .characters, "input": .numbers]
}
