import AppScreens
import SharedSuite
import TriptychParity

/// The four-function calculator: sixteen keys and a display.
public struct CalculatorApp: AppDefinition {
  /// `four-function`.
  public let name = "four-function"

  /// Four-function calculator.
  public let title = "Four-function calculator"

  /// The keys.
  public let notation = "0 to 9, + - * / = and AC; keys can follow one another: 12+3*4="

  /// A fraction dropped, a result continued, a rejected key, and a view replaced at that moment.
  public let demonstration = ["5/2=", "+", "+", "replace-view", "1="]

  /// The app.
  public init() {}

  /// The rules, which the shared suite has.
  public var ruleFile: RuleFile<CalculatorGesture, CalculatorDisplay> { Rules.calculator }

  /// All sixteen keys.
  public let alphabet = CalculatorGesture.allCases
}
