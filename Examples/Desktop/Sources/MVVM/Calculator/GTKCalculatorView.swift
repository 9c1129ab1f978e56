import AppModels
import AppScreens
import DesktopWidgets
import GTK
import MVVM

/// Calls its view model at each key, and binds its label to the view model's text.
final class GTKCalculatorView: DesktopView {
  let viewModel: CalculatorViewModel
  let widgets = CalculatorWidgets()
  private var bindings: [CancellationToken] = []

  init(viewModel: CalculatorViewModel) {
    self.viewModel = viewModel
    for (key, button) in widgets.keys {
      button.onClick { viewModel.press(key) }
    }
    bindings = [viewModel.$text.bind { [weak self] in self?.widgets.text.text = $0 }]
  }

  /// Ends the bindings: the view receives no further updates.
  func unbind() {
    bindings = []
  }
}
