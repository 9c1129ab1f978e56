import AppModels
import AppScreens
import Parity

/// A calculator whose total is worked out when somebody looks, and kept until the next edit.
private final class LazyCalculator {
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
private final class AskingView: ReplaceableView {
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

extension RightScreen {
  /// A token calculator that adds nothing up before somebody looks.
  static let lazyTotal = RightScreen(
    "lazy-total", of: "token",
    technique: "The total is worked out when somebody looks, and kept until the next edit."
  ) {
    ViewScreen(AskingView(LazyCalculator()))
  }
}
