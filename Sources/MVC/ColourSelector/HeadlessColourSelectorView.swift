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
    case .turn(.green, let isOn):
      isGreenOn = isOn
      delegate?.colourSelectorView(self, didTurn: .green, on: isOn)
    case .turn(.yellow, let isOn):
      isYellowOn = isOn
      delegate?.colourSelectorView(self, didTurn: .yellow, on: isOn)
    }
  }
}
