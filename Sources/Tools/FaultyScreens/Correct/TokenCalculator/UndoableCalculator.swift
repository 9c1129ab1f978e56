import AppModels
import AppScreens

/// A token calculator that keeps all it has ever been, and looks only at what it is.
struct UndoableCalculator: PlainState {
  private var past: [TokenCalculator] = []
  private var present = TokenCalculator()

  var display: TokenCalculatorDisplay {
    TokenCalculatorDisplay(present, total: present.words())
  }

  mutating func perform(_ gesture: TokenCalculatorGesture) {
    past.append(present)
    present.perform(gesture)
  }
}
