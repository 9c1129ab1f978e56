import AppModels
import AppScreens

/// The four-function calculator: its entry, and whether the last key was rejected.
enum CalculatorProgram: Program {
  /// The entry, and whether the last key was rejected.
  struct State {
    var calculator = Calculator()
    var isRejected = false
  }

  /// An event in the app.
  enum Message {
    /// A key was pressed.
    case pressed(Calculator.Key)
  }

  /// Nothing has been entered.
  static var initial: State { State() }

  /// Turns a press into a message.
  static func message(for gesture: CalculatorGesture) -> Message {
    switch gesture {
    case .press(let key): .pressed(key)
    }
  }

  /// Presses the key on the model, and stores whether it was rejected.
  static func update(_ state: inout State, _ message: Message) {
    switch message {
    case .pressed(let key):
      do {
        try state.calculator.press(key)
        state.isRejected = false
      } catch {
        state.isRejected = true
      }
    }
  }

  /// The text for the entry, or for the rejection.
  static func view(_ state: State, on display: inout CalculatorDisplay) {
    display.text = text(of: state)
  }

  private static func text(of state: State) -> String {
    guard !state.isRejected else { return "error" }
    return switch state.calculator.entry {
    case .nothing: "0"
    case .expression(let expression): expression
    case .result(let value): String(value)
    }
  }
}
