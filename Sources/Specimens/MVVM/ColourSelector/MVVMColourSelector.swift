import AppModels
import AppScreens
import MVVM

/// A right view model, for specimens to override.
class MVVMColourSelectorViewModel {
  @Observed private(set) var isGreenOn = false
  @Observed private(set) var isYellowOn = false
  @Observed var status = ""
  let selector: SpecimenColourSelector

  required init(_ selector: SpecimenColourSelector) {
    self.selector = selector
    setUp()
  }

  func setUp() {
    updateStatus()
  }

  func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    turnSwitch(colour, on: isOn)
    updateStatus()
  }

  final func turnSwitch(_ colour: ColourSelector.Colour, on isOn: Bool) {
    selector.turn(colour, on: isOn)
    switch colour {
    case .green: isGreenOn = isOn
    case .yellow: isYellowOn = isOn
    }
  }

  func updateStatus() {
    status =
      switch (selector.isOn(.green), selector.isOn(.yellow)) {
      case (false, false): "Please choose a switch"
      case (true, false): "Green"
      case (false, true): "Yellow"
      case (true, true): "Green and Yellow"
      }
  }
}

/// A right view, for specimens to override.
class MVVMColourSelectorView: HeadlessView {
  let viewModel: MVVMColourSelectorViewModel
  private(set) var display = ColourSelectorDisplay()
  private var bindings: [ObservationToken] = []

  required init(viewModel: MVVMColourSelectorViewModel) {
    self.viewModel = viewModel
    bindings = [
      viewModel.$isGreenOn.bind { [weak self] in self?.display.green = $0 },
      viewModel.$isYellowOn.bind { [weak self] in self?.display.yellow = $0 },
      viewModel.$status.bind { [weak self] in self?.display.status = $0 },
    ]
  }

  func unbind() {
    bindings = []
  }

  final func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(.green, let isOn):
      display.green = isOn
      viewModel.turn(.green, on: isOn)
    case .turn(.yellow, let isOn):
      display.yellow = isOn
      viewModel.turn(.yellow, on: isOn)
    }
  }
}

/// Holds the view, which holds its view model.
final class MVVMColourSelectorScreen: Screen {
  private(set) var view: MVVMColourSelectorView

  init(
    _ selector: SpecimenColourSelector = SpecimenColourSelector(),
    viewModel: MVVMColourSelectorViewModel.Type = MVVMColourSelectorViewModel.self,
    view: MVVMColourSelectorView.Type = MVVMColourSelectorView.self
  ) {
    self.view = view.init(viewModel: viewModel.init(selector))
  }

  func replaceView() {
    view.unbind()
    view = type(of: view).init(viewModel: view.viewModel)
  }
}
