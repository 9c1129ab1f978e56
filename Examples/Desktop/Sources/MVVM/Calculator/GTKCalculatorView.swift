import AppScreens
import DesktopWidgets
import GTK
import MVVM

/// Tells its view model of each key, and binds its label to the view model's text.
final class GTKCalculatorView: CalculatorView, DesktopView {
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

  /// Ends the bindings, for a view that leaves the screen.
  func unbind() {
    bindings = []
  }
}
