import AppScreens
import DesktopWidgets
import GTK
import MVVM

/// Tells its view model of each edit, and binds its widgets to the view model's values.
final class GTKTokenCalculatorView: TokenCalculatorView, DesktopView {
  let viewModel: TokenCalculatorViewModel
  let widgets = TokenCalculatorWidgets()
  private var bindings: [ObservationToken] = []

  init(viewModel: TokenCalculatorViewModel) {
    self.viewModel = viewModel
    widgets.separators.onEdit { [weak self] in self?.viewModel.edit(separators: $0) }
    widgets.input.onEdit { [weak self] in self?.viewModel.edit(input: $0) }
    bindings = [
      viewModel.$separators.bind { [widgets] in widgets.separators.show($0) },
      viewModel.$input.bind { [widgets] in widgets.input.show($0) },
      viewModel.$total.bind { [widgets] in widgets.total.text = $0 },
    ]
  }

  /// Ends the bindings, for a view that leaves the screen.
  func unbind() {
    bindings = []
  }
}
