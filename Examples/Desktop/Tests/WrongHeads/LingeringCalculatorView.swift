import AppModels
import AppScreens
import DesktopWidgets
import GTK
import MVVM

/// Stays bound when another view has taken its place.
final class LingeringCalculatorView: DesktopView {
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
}
