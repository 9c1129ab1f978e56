import AppModels
import AppScreens
import DesktopWidgets
import GTK
import MVVM

/// Binds its widgets to the view model, which it calls at each edit.
final class GTKTokenCalculatorView: DesktopView {
  let viewModel: TokenCalculatorViewModel
  let widgets = TokenCalculatorWidgets()
  private var bindings: [CancellationToken] = []

  init(viewModel: TokenCalculatorViewModel) {
    self.viewModel = viewModel
    widgets.separators.onEdit { viewModel.edit(separators: $0) }
    widgets.input.onEdit { viewModel.edit(input: $0) }
    bindings = [
      viewModel.$separators.bind { [weak self] in self?.widgets.separators.update($0) },
      viewModel.$input.bind { [weak self] in self?.widgets.input.update($0) },
      viewModel.$total.bind { [weak self] in self?.widgets.total.text = $0 },
    ]
  }

  /// Ends the bindings: the view receives no further updates.
  func unbind() {
    bindings = []
  }
}
