import AppModels
import AppScreens
import DesktopWidgets
import GTK
import MVVM

/// Sets its label once.
final class UnboundColourSelectorView: DesktopView {
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
    ]
    widgets.status.text = viewModel.status
  }
}
