import AppModels
import AppScreens
import Dispatch
import Parity

/// A mediator whose model is touched on its own queue alone.
private final class QueuedMediator: TellingMediator {
  private let queue = DispatchQueue(label: "token calculator")
  private var calculator = TokenCalculator()
  var tell: ((TokenCalculatorDisplay) -> Void)?

  var display: TokenCalculatorDisplay {
    queue.sync { TokenCalculatorDisplay(calculator, total: calculator.words()) }
  }

  func perform(_ gesture: TokenCalculatorGesture) {
    queue.sync { calculator.perform(gesture) }
    tell?(display)
  }
}

extension RightScreen {
  /// A token calculator behind a queue.
  static let serialQueue = RightScreen(
    "serial-queue", of: "token",
    technique: "The model is touched on a serial queue alone, which is waited for."
  ) {
    ViewScreen(ToldView(QueuedMediator()))
  }
}
