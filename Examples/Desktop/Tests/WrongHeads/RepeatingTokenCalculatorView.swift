import AppModels
import AppScreens
import DesktopWidgets
import GTK
import MVVM

/// Sets again what the user has just typed.
final class RepeatingTokenCalculatorView: DesktopView {
  let viewModel: TokenCalculatorViewModel
  let widgets = TokenCalculatorWidgets()
  private var bindings: [CancellationToken] = []

  init(viewModel: TokenCalculatorViewModel) {
    self.viewModel = viewModel
    widgets.separators.onEdit { viewModel.edit(separators: $0) }
    widgets.input.onEdit { viewModel.edit(input: $0) }
    bindings = [
      viewModel.$separators.bind { [weak self] in self?.widgets.separators.text = $0 },
      viewModel.$input.bind { [weak self] in self?.widgets.input.text = $0 },
      viewModel.$total.bind { [weak self] in self?.widgets.total.text = $0 },
    ]
  }

  func unbind() {
    bindings = []
  }
}
