import AppModels
import MVVM
import TerminalWidgets

/// A calculator on the terminal: calls its view model, and binds its keypad to the text.
final class TerminalCalculatorView: TerminalView {
  let viewModel: CalculatorViewModel
  private var bindings: [CancellationToken] = []

  @Keypad("text") private var text

  init(viewModel: CalculatorViewModel) {
    self.viewModel = viewModel
    $text.onPress = { viewModel.press($0) }
    bindings = [viewModel.$text.bind { [weak self] in self?.text = $0 }]
  }

  var widgets: [any TerminalWidget] { [$text] }

  /// Ends the bindings: the view receives no further updates.
  func unbind() {
    bindings = []
  }
}
