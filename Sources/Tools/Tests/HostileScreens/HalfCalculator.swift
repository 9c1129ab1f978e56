import AppDefinitions
import AppModels
import AppScreens
import TriptychParity

/// A correct calculator of which some keys do nothing: a lab that is half finished.
public enum HalfCalculator: String, CaseIterable, Sendable {
  /// Digits and AC alone do something.
  case digitsAndAC

  /// All keys but `=` do something.
  case allButEquals

  /// A pattern with the screen.
  public var pattern: Pattern {
    AlteredScreen.pattern(rawValue, of: CalculatorApp(), ignoring: ignores) { $2 }
  }

  @Sendable private func ignores(_ gesture: CalculatorGesture) -> Bool {
    switch gesture {
    case .press(.equals): true
    case .press(.operation): self == .digitsAndAC
    default: false
    }
  }
}
