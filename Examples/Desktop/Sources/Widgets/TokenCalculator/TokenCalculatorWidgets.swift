import AppScreens
import GTK

/// The widgets of a token calculator: two fields, and the total below them.
public final class TokenCalculatorWidgets: DesktopWidgets {
  /// The field of the separators.
  public let separators = Entry().filling()

  /// The field of the input.
  public let input = Entry().filling()

  /// The total.
  public let total = Label().styled("panel", "large").filling()

  public let root: Stack

  /// The widgets of a token calculator, with nothing in them.
  public init() {
    root = Stack(
      .down, [Form([("Separators", separators), ("Input", input), ("Total", total)])])
  }

  public func perform(_ gesture: TokenCalculatorGesture) {
    switch gesture {
    case .editSeparators(let text): separators.text = text
    case .editInput(let text): input.text = text
    }
  }

  public var display: TokenCalculatorDisplay {
    TokenCalculatorDisplay(separators: separators.text, input: input.text, total: total.text)
  }
}
