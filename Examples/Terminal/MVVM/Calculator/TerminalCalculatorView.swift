import MVVM
import TerminalWidgets

/// A calculator on the terminal: calls its view model, and binds widgets to its values.
final class TerminalCalculatorView: CalculatorView, TerminalView {
  let viewModel: CalculatorViewModel

  @Keypad("text") private var text
  private var bindings: [ObservationToken] = []

  init(viewModel: CalculatorViewModel) {
    self.viewModel = viewModel
    $text.onPress = { viewModel.press($0) }
    bindings = [viewModel.$text.bind { [weak self] in self?.text = $0 }]
  }

  /// Ends the bindings, for a view that leaves the screen.
  func unbind() {
    bindings = []
  }

  var widgets: [any TerminalWidget] { [$text] }
}
