import AppModels
import AppScreens

/// A calculator whose total is worked out when somebody looks, and kept until the next edit.
final class LazyCalculator {
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

/// A view that asks for its display at each look; an old one stays as it was.
final class AskingView: ReplaceableView {
  private let calculator: LazyCalculator
  private var last: TokenCalculatorDisplay?

  init(_ calculator: LazyCalculator) { self.calculator = calculator }

  convenience init(replacing view: AskingView) {
    view.last = view.calculator.display
    self.init(view.calculator)
  }

  var display: TokenCalculatorDisplay { last ?? calculator.display }

  func perform(_ gesture: TokenCalculatorGesture) { calculator.perform(gesture) }
}
