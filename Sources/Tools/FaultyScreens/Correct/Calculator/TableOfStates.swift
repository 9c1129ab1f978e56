import AppModels
import AppScreens

/// A calculator as a table: a state and a kind of key lead to an action.
struct TableOfStates: PlainState {
  private enum State { case empty, open, number, result }

  private enum Action { case begin, append, evaluate, clear, keep, reject }

  private static func action(in state: State, on key: Calculator.Key) -> Action {
    switch (state, key) {
    case (_, .allClear): .clear
    case (.empty, .digit), (.result, .digit): .begin
    case (.open, .digit), (.number, .digit): .append
    case (.empty, .operation(.subtract)): .append
    case (.empty, .operation), (.open, .operation): .reject
    case (.number, .operation), (.result, .operation): .append
    case (.empty, .equals), (.open, .equals): .reject
    case (.number, .equals): .evaluate
    case (.result, .equals): .keep
    }
  }

  private var state = State.empty
  private var text = ""
  private var isRejected = false

  var display: CalculatorDisplay {
    CalculatorDisplay(text: isRejected ? "error" : state == .empty ? "0" : text)
  }

  mutating func perform(_ gesture: CalculatorGesture) {
    isRejected = !take(Self.action(in: state, on: gesture.key), gesture.notation)
  }

  /// Carries out an action; false if it is rejected.
  private mutating func take(_ action: Action, _ sign: String) -> Bool {
    switch action {
    case .begin: (text, state) = sign == "0" ? ("", .empty) : (sign, .number)
    case .append:
      text += sign
      state = text.endsInOperator ? .open : .number
    case .evaluate:
      guard let value = TwoStacks.value(of: text) else { return false }
      (text, state) = value == 0 ? ("", .empty) : (String(value), .result)
    case .clear: (text, state) = ("", .empty)
    case .keep: break
    case .reject: return false
    }
    return true
  }
}
