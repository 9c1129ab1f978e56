import AppScreens
import DesktopWidgets
import GTK
import MVVM

/// Binds its fields to the view model's texts in both directions, and its label in one.
final class GTKTokenCalculatorView: BoundView, DesktopView {
  let viewModel: TokenCalculatorViewModel
  let widgets = TokenCalculatorWidgets()
  var bindings: [ObservationToken] = []

  init(viewModel: TokenCalculatorViewModel) {
    self.viewModel = viewModel
    bindings = [
      bind(widgets.separators, to: viewModel.$separators) { viewModel.edit(separators: $0) },
      bind(widgets.input, to: viewModel.$input) { viewModel.edit(input: $0) },
      viewModel.$total.bind { [weak self] in self?.widgets.total.text = $0 },
    ]
  }
}
