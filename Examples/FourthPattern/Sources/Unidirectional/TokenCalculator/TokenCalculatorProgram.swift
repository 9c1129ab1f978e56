import AppModels
import AppScreens

/// The token calculator: two texts, and a total that is computed whenever it is shown.
enum TokenCalculatorProgram: Program {
  /// An event in the app.
  enum Message {
    /// The separators field contains a new text.
    case editedSeparators(String)

    /// The input field contains a new text.
    case editedInput(String)
  }

  /// Both fields are empty.
  static var initial: TokenCalculator { TokenCalculator() }

  /// Turns an edit into a message.
  static func message(for gesture: TokenCalculatorGesture) -> Message {
    switch gesture {
    case .editSeparators(let text): .editedSeparators(text)
    case .editInput(let text): .editedInput(text)
    }
  }

  /// Types in the field that was edited.
  static func type(_ gesture: TokenCalculatorGesture, on display: inout TokenCalculatorDisplay) {
    switch gesture {
    case .editSeparators(let text): display.$separators.type(text)
    case .editInput(let text): display.$input.type(text)
    }
  }

  /// Stores the text; there is no total to update.
  static func update(_ state: inout TokenCalculator, _ message: Message) {
    switch message {
    case .editedSeparators(let text): state.edit(separators: text)
    case .editedInput(let text): state.edit(input: text)
    }
  }

  /// Both texts, and the total.
  static func view(_ state: TokenCalculator, on display: inout TokenCalculatorDisplay) {
    display.$separators.update(state.separators)
    display.$input.update(state.input)
    display.total = total(of: state)
  }

  private static func total(of state: TokenCalculator) -> String {
    do {
      return String(try state.total())
    } catch {
      return "error"
    }
  }
}
