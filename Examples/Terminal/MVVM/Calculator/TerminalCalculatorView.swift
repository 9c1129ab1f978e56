import MVVM
import TerminalWidgets

/// A calculator on the terminal: calls its view model, and binds its widgets to the values there.
final class TerminalCalculatorView: CalculatorView, TerminalView {
  let viewModel: CalculatorViewModel

  private let readout = Readout("text")
  private let keypad = Keypad()
  private var bindings: [ObservationToken] = []

  init(viewModel: CalculatorViewModel) {
    self.viewModel = viewModel
    keypad.onPress = { viewModel.press($0) }
    bindings = [viewModel.$text.bind { [readout] in readout.text = $0 }]
  }

  /// Ends the bindings, for a view that leaves the screen.
  func unbind() {
    bindings = []
  }

  var widgets: [any TerminalWidget] { [readout, keypad] }
}
