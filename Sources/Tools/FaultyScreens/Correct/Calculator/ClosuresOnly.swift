import AppModels
import AppScreens

/// A mediator without a class: two closures, and the variables that both capture.
struct CalculatorClosures {
  let press: (Calculator.Key) -> Void
  let bind: (@escaping (String) -> Void) -> Void

  init() {
    var calculator = Calculator()
    var text = "0"
    var tell: (String) -> Void = { _ in }
    press = { key in
      text = calculator.text(after: key)
      tell(text)
    }
    bind = {
      tell = $0
      tell(text)
    }
  }
}

/// A view whose mediator is in no object, but in what closures capture.
final class ClosureView: ReplaceableView {
  private let closures: CalculatorClosures
  private(set) var display = CalculatorDisplay()

  init(_ closures: CalculatorClosures) {
    self.closures = closures
    closures.bind { [weak self] in self?.display.text = $0 }
  }

  convenience init(replacing view: ClosureView) { self.init(view.closures) }

  func perform(_ gesture: CalculatorGesture) { closures.press(gesture.key) }
}
