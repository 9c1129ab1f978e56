import AppModels
import AppScreens
import Dispatch

/// A calculator whose model is touched on its own queue alone.
final class QueuedCalculator: PlainState {
  private let queue = DispatchQueue(label: "token calculator")
  private var calculator = TokenCalculator()

  var display: TokenCalculatorDisplay {
    queue.sync { TokenCalculatorDisplay(calculator, total: calculator.words()) }
  }

  func perform(_ gesture: TokenCalculatorGesture) { queue.sync { calculator.perform(gesture) } }
}
