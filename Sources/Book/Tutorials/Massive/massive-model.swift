import AppModels
import AppScreens

/// The whole colour selector, but for its rule: which colours are on is the model's affair.
final class ColourSelectorViewController: Screen {
  private(set) var view = HeadlessColourSelectorView()
  private var selector = ColourSelector()

  init() {
    viewDidLoad()
  }

  func replaceView() {
    view = HeadlessColourSelectorView()
    viewDidLoad()
  }

  private func viewDidLoad() {
    view.status = status
    view.didTurnGreen = { self.didTurn(.green, on: self.view.isGreenOn) }
    view.didTurnYellow = { self.didTurn(.yellow, on: self.view.isYellowOn) }
  }

  private func didTurn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    selector.turn(colour, on: isOn)
    view.status = status
  }

  private var status: String {
    switch (selector.isOn(.green), selector.isOn(.yellow)) {
    case (false, false): "Please choose a switch"
    case (true, false): "Green"
    case (false, true): "Yellow"
    case (true, true): "Green and Yellow"
    }
  }
}

/// Two switches, which keep their own positions, and a label.
final class HeadlessColourSelectorView: HeadlessView {
  var didTurnGreen: () -> Void = {}
  var didTurnYellow: () -> Void = {}
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
      didTurnGreen()
    case .turn(.yellow, let isOn):
      isYellowOn = isOn
      didTurnYellow()
    }
  }
}
