import AppModels
import AppScreens
import MVC

/// A correct controller, for specimens to override; to hold it is to hold the screen.
class MVCColourSelector: Screen, ColourSelectorViewDelegate {
  final private(set) var view = MVCColourSelectorView()
  final private(set) var selector = ColourSelector()

  init() {
    setUp()
  }

  final func replaceView() {
    view.delegate = nil
    view = MVCColourSelectorView()
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

/// A correct view.
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
    case .turn(let colour, let isOn):
      if colour == .green { isGreenOn = isOn } else { isYellowOn = isOn }
      delegate?.colourSelectorView(self, didTurn: colour, on: isOn)
    }
  }
}
