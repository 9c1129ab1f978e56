import MVC
import TerminalWidgets

/// A calculator on the terminal: widgets that the controller sets, and a delegate.
final class TerminalCalculatorView: CalculatorView, TerminalView {
  weak var delegate: (any CalculatorViewDelegate)?

  @Keypad("text") var text

  init() {
    $text.onPress = { [weak self] key in
      if let self { delegate?.calculatorView(self, didPress: key) }
    }
  }

  var widgets: [any TerminalWidget] { [$text] }
}
