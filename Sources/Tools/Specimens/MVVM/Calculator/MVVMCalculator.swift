import AppModels
import AppScreens
import MVVM

/// A correct view model, for specimens to override.
class MVVMCalculator: MVVMViewModel {
  @Observed final var display = CalculatorDisplay()
  final var observable: Observed<CalculatorDisplay>.Source { $display }
  private var calculator = Calculator()

  init() {
    setUp()
  }

  func setUp() {
    showEntry()
  }

  final func perform(_ gesture: CalculatorGesture) {
    do {
      switch gesture {
      case .press(let key): try calculator.press(key)
      }
      showEntry()
    } catch {
      display.text = "error"
    }
  }

  func showEntry() {
    switch calculator.entry {
    case .nothing: display.text = "0"
    case .expression(let expression): display.text = expression
    case .result(let value): display.text = String(value)
    }
  }
}
