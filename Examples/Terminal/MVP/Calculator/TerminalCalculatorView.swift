import MVP
import TerminalWidgets

/// A calculator on the terminal: calls its presenter, and shows what that tells it.
final class TerminalCalculatorView: CalculatorView, TerminalView {
  let presenter: CalculatorPresenter

  private let readout = Readout("text")
  private let keypad = Keypad()

  init(presenter: CalculatorPresenter) {
    self.presenter = presenter
    keypad.onPress = { presenter.press($0) }
    presenter.attach(self)
  }

  var widgets: [any TerminalWidget] { [readout, keypad] }

  func show(text: String) {
    readout.text = text
  }
}
