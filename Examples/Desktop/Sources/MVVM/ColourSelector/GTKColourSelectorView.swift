import AppModels
import AppScreens
import DesktopWidgets
import GTK
import MVVM

/// Tells its view model of each turn, and binds its widgets to the view model's values.
final class GTKColourSelectorView: ColourSelectorView, DesktopView {
  let viewModel: ColourSelectorViewModel
  let widgets = ColourSelectorWidgets()
  private var bindings: [ObservationToken] = []

  init(viewModel: ColourSelectorViewModel) {
    self.viewModel = viewModel
    for colour in ColourSelector.Colour.allCases {
      widgets[colour].onTurn { [weak self] in self?.viewModel.turn(colour, on: $0) }
    }
    bindings = [
      viewModel.$isGreenOn.bind { [widgets] in widgets[.green].show(isOn: $0) },
      viewModel.$isYellowOn.bind { [widgets] in widgets[.yellow].show(isOn: $0) },
      viewModel.$status.bind { [widgets] in widgets.status.text = $0 },
    ]
  }

  /// Ends the bindings, for a view that leaves the screen.
  func unbind() {
    bindings = []
  }
}
