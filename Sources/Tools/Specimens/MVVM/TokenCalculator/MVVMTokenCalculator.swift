import AppModels
import AppScreens
import MVVM

/// A correct view model, for specimens to override.
class MVVMTokenCalculator: MVVMViewModel {
  @Observed final var display = TokenCalculatorDisplay()
  final var observable: Observed<TokenCalculatorDisplay>.Source { $display }

  init() {
    setUp()
  }

  func setUp() {
    updateTotal()
  }

  final func perform(_ gesture: TokenCalculatorGesture) {
    switch gesture {
    case .editSeparators(let text): edit(separators: text)
    case .editInput(let text): edit(input: text)
    }
  }

  func edit(separators: String) {
    display.separators = separators
    updateTotal()
  }

  private func edit(input: String) {
    display.input = input
    updateTotal()
  }

  private func updateTotal() {
    var calculator = TokenCalculator()
    calculator.edit(separators: display.separators)
    calculator.edit(input: display.input)
    do {
      display.total = String(try calculator.total())
    } catch {
      display.total = "error"
    }
  }
}
