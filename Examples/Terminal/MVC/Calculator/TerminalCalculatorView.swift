import AppModels
import MVC
import TerminalWidgets

/// A calculator on the terminal: widgets that the controller sets, and a delegate.
final class TerminalCalculatorView: CalculatorView, TerminalView {
  weak var delegate: (any CalculatorViewDelegate)?

  @Keypad("text") var text

  init() {
    $text.onPress = { [weak self] key in
      guard let self else { return }
      delegate?.calculatorView(self, didPress: key)
    }
  }

  var widgets: [any TerminalWidget] { [$text] }
}
