import AppScreens

/// The whole colour selector: when a switch is turned, the label is patched.
final class ColourSelectorViewController: Screen {
  private(set) var view = HeadlessColourSelectorView()

  init() {
    viewDidLoad()
  }

  func replaceView() {
    view = HeadlessColourSelectorView()
    viewDidLoad()
  }

  private func viewDidLoad() {
    view.status = "Please choose a switch"
    view.didTurnGreen = { self.didTurn("Green", on: self.view.isGreenOn) }
    view.didTurnYellow = { self.didTurn("Yellow", on: self.view.isYellowOn) }
  }

  private func didTurn(_ name: String, on isOn: Bool) {
    if isOn {
      if view.status == "Please choose a switch" || view.status.isEmpty {
        view.status = name
      } else {
        view.status += " and " + name
      }
    } else {
      if view.status.hasPrefix(name + " and ") {
        view.status.removeFirst(name.count + 5)
      } else if view.status.hasSuffix(" and " + name) {
        view.status.removeLast(name.count + 5)
      } else if view.status == name {
        view.status = ""
      }
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
