import AppModels
import MVC
import TerminalWidgets

/// A calculator on the terminal: widgets for the controller to set, and the delegate to tell.
final class TerminalCalculatorView: CalculatorView, TerminalView {
  weak var delegate: (any CalculatorViewDelegate)?

  private let readout = Readout("text")
  private let keypad = Keypad()

  init() {
    keypad.onPress = { [weak self] key in
      guard let self else { return }
      delegate?.calculatorView(self, didPress: key)
    }
  }

  var widgets: [any TerminalWidget] { [readout, keypad] }

  var text: String {
    get { readout.text }
    set { readout.text = newValue }
  }
}
