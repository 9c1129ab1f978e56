import MVP
import TerminalWidgets

/// A calculator on the terminal: calls its presenter, which updates it.
final class TerminalCalculatorView: CalculatorView, TerminalView {
  let presenter: CalculatorPresenter

  @Keypad("text") private var text

  init(presenter: CalculatorPresenter) {
    self.presenter = presenter
    $text.onPress = { presenter.press($0) }
    presenter.attach(self)
  }

  var widgets: [any TerminalWidget] { [$text] }

  func show(text: String) {
    self.text = text
  }
}
