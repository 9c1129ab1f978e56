import AppModels
import AppScreens
import MVC

/// A right controller, for specimens to override.
class MVCColourSelectorController: ColourSelectorViewDelegate {
  private(set) var view: any ColourSelectorView
  let selector: SpecimenColourSelector

  required init(view: any ColourSelectorView, selector: SpecimenColourSelector) {
    self.view = view
    self.selector = selector
    setUp()
  }

  func replaceView(with newView: any ColourSelectorView) {
    view.delegate = nil
    view = newView
    setUp()
  }

  private func setUp() {
    view.delegate = self
    setSwitches()
    updateStatus()
  }

  func setSwitches() {
    view.isGreenOn = selector.isOn(.green)
    view.isYellowOn = selector.isOn(.yellow)
  }

  func colourSelectorView(
    _ view: any ColourSelectorView, didTurn colour: ColourSelector.Colour, on isOn: Bool
  ) {
    selector.turn(colour, on: isOn)
    updateStatus()
  }

  func updateStatus() {
    view.status = status
  }

  var status: String {
    switch (selector.isOn(.green), selector.isOn(.yellow)) {
    case (false, false): "Please choose a switch"
    case (true, false): "Green"
    case (false, true): "Yellow"
    case (true, true): "Green and Yellow"
    }
  }
}

/// A right view.
final class MVCColourSelectorView: ColourSelectorView, HeadlessView {
  weak var delegate: (any ColourSelectorViewDelegate)?
  var isGreenOn = false
  var isYellowOn = false
  var status = ""

  var display: ColourSelectorDisplay {
    ColourSelectorDisplay(green: isGreenOn, yellow: isYellowOn, status: status)
  }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(.green, let isOn):
      isGreenOn = isOn
      delegate?.colourSelectorView(self, didTurn: .green, on: isOn)
    case .turn(.yellow, let isOn):
      isYellowOn = isOn
      delegate?.colourSelectorView(self, didTurn: .yellow, on: isOn)
    }
  }
}

/// Holds the controller, which holds the view.
final class MVCColourSelectorScreen: Screen {
  private let controller: MVCColourSelectorController

  init(
    _ selector: SpecimenColourSelector = SpecimenColourSelector(),
    controller: MVCColourSelectorController.Type = MVCColourSelectorController.self
  ) {
    self.controller = controller.init(view: MVCColourSelectorView(), selector: selector)
  }

  var view: MVCColourSelectorView {
    controller.view as? MVCColourSelectorView ?? MVCColourSelectorView()
  }

  func replaceView() {
    controller.replaceView(with: MVCColourSelectorView())
  }
}
