import AppModels
import AppScreens

/// A screen whose view has the model in its own hands, and tells nobody.
final class SilentScreen: Screen {
  private(set) var view = SilentView()

  func replaceView() {
    view = SilentView(calculator: view.calculator)
  }
}

final class SilentView: HeadlessView {
  private(set) var calculator: Calculator

  init(calculator: Calculator = Calculator()) {
    self.calculator = calculator
  }

  var display: CalculatorDisplay {
    CalculatorDisplay(text: calculator.entry == .nothing ? "" : "yes")
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key): do { try calculator.press(key) } catch { return }
    }
  }
}
