import AppModels
import AppScreens

/// A calculator whose total is worked out when somebody looks, and kept until the next edit.
final class LazyCalculator: PlainState {
  private var calculator = TokenCalculator()
  private var total: String?

  var display: TokenCalculatorDisplay {
    let words = total ?? calculator.words()
    total = words
    return TokenCalculatorDisplay(calculator, total: words)
  }

  func perform(_ gesture: TokenCalculatorGesture) {
    calculator.perform(gesture)
    total = nil
  }
}
