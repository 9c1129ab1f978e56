import AppScreens

final class HeadlessColourSelectorView: ColourSelectorView, HeadlessView {
  weak var delegate: (any ColourSelectorViewDelegate)?
  private(set) var display = ColourSelectorDisplay()

  var isGreenOn: Bool {
    get { display.green }
    set { display.green = newValue }
  }

  var isYellowOn: Bool {
    get { display.yellow }
    set { display.yellow = newValue }
  }

  var status: String {
    get { display.status }
    set { display.status = newValue }
  }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn):
      display[colour] = isOn
      delegate?.colourSelectorView(self, didTurn: colour, on: isOn)
    }
  }
}
