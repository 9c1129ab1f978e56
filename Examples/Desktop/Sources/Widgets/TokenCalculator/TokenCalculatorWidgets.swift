import AppScreens
import GTK

/// The widgets of a token calculator: two fields, and the total below them.
package final class TokenCalculatorWidgets: DesktopWidgets {
  /// The field of the separators.
  package let separators = Entry().filling()

  /// The field of the input.
  package let input = Entry().filling()

  /// The total.
  package let total = Label().styled("panel", "large").filling()

  package let root: Stack

  /// The widgets of a token calculator, with nothing in them.
  package init() {
    root = Stack(
      .down, [Form([("Separators", separators), ("Input", input), ("Total", total)])])
  }

  package func perform(_ gesture: TokenCalculatorGesture) {
    switch gesture {
    case .editSeparators(let text): separators.type(text)
    case .editInput(let text): input.type(text)
    }
  }

  package func onGesture(_ handle: @escaping (TokenCalculatorGesture) -> Void) {
    separators.onEdit { handle(.editSeparators($0)) }
    input.onEdit { handle(.editInput($0)) }
  }

  package var display: TokenCalculatorDisplay {
    var display = TokenCalculatorDisplay()
    display.$separators = separators.field
    display.$input = input.field
    display.total = total.text
    return display
  }
}
