import AppModels
import AppScreens

final class HeadlessColourSelectorView: ColourSelectorView, HeadlessView {
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
      switch colour {
      case .green: isGreenOn = isOn
      case .yellow: isYellowOn = isOn
      }
      delegate?.colourSelectorView(self, didTurn: colour, on: isOn)
    }
  }
}
