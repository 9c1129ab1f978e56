import AppScreens
import DesktopWidgets
import GTK
import MVVM

/// Calls its view model at each key, and binds its label to the view model's text.
final class GTKCalculatorView: BoundView, DesktopView {
  let viewModel: CalculatorViewModel
  let widgets = CalculatorWidgets()
  var bindings: [ObservationToken] = []

  init(viewModel: CalculatorViewModel) {
    self.viewModel = viewModel
    for (key, button) in widgets.keys {
      button.onClick { viewModel.press(key) }
    }
    bindings = [viewModel.$text.bind { [weak self] in self?.widgets.text.text = $0 }]
  }
}
