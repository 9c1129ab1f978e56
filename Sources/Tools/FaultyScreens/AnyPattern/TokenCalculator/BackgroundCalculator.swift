import AppModels
import AppScreens
import Dispatch
import Synchronization

/// A calculator that adds up a long input on another thread, and shows the old total until then.
final class BackgroundCalculator: PlainState, Sendable {
  private let state = Mutex((calculator: TokenCalculator(), total: "0"))

  var display: TokenCalculatorDisplay {
    state.withLock { TokenCalculatorDisplay($0.calculator, total: $0.total) }
  }

  func perform(_ gesture: TokenCalculatorGesture) {
    let edited = state.withLock { state in
      state.calculator.perform(gesture)
      return state.calculator
    }
    let isLong = edited.input.utf8.count > 10_000
    if isLong {
      DispatchQueue.global().async { self.showTotal(of: edited) }
    } else {
      showTotal(of: edited)
    }
  }

  /// Shows the total, unless the calculator was edited again.
  private func showTotal(of edited: TokenCalculator) {
    let total = edited.words()
    state.withLock { if $0.calculator == edited { $0.total = total } }
  }
}
