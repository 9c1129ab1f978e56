import AppModels
import AppScreens
import DesktopWidgets
import GTK
import MVVM

/// Calls its view model at each turn, and binds its widgets to the view model's values.
final class GTKColourSelectorView: DesktopView {
  let viewModel: ColourSelectorViewModel
  let widgets = ColourSelectorWidgets()
  private var bindings: [CancellationToken] = []

  init(viewModel: ColourSelectorViewModel) {
    self.viewModel = viewModel
    for colour in ColourSelector.Colour.allCases {
      widgets[colour].onTurn { viewModel.turn(colour, on: $0) }
    }
    bindings = [
      viewModel.$isGreenOn.bind { [weak self] in self?.widgets[.green].show(isOn: $0) },
      viewModel.$isYellowOn.bind { [weak self] in self?.widgets[.yellow].show(isOn: $0) },
      viewModel.$status.bind { [weak self] in self?.widgets.status.text = $0 },
    ]
  }

  /// Ends the bindings: the view receives no further updates.
  func unbind() {
    bindings = []
  }
}
