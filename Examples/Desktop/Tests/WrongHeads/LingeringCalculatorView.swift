import AppScreens
import DesktopWidgets
import GTK
import MVVM

/// Stays bound when another view has taken its place.
final class LingeringCalculatorView: CalculatorView, DesktopView {
  let viewModel: CalculatorViewModel
  let widgets = CalculatorWidgets()
  private var bindings: [ObservationToken] = []

  init(viewModel: CalculatorViewModel) {
    self.viewModel = viewModel
    for (key, button) in widgets.keys {
      button.onClick { [weak self] in self?.viewModel.press(key) }
    }
    bindings = [viewModel.$text.bind { [widgets] in widgets.text.text = $0 }]
  }
}
