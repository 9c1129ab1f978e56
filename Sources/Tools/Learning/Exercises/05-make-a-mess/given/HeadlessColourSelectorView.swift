import AppScreens

/// Two switches, which keep their own positions, and a label for the status.
final class HeadlessColourSelectorView: HeadlessView {
  /// The position of the green switch.
  var isGreenOn = false

  /// The position of the yellow switch.
  var isYellowOn = false

  /// The text of the label.
  var status = ""

  /// Called when the user has turned a switch.
  var switchDidTurn: () -> Void = {}

  /// The display.
  var display: ColourSelectorDisplay {
    ColourSelectorDisplay(green: isGreenOn, yellow: isYellowOn, status: status)
  }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(.green, let isOn): isGreenOn = isOn
    case .turn(.yellow, let isOn): isYellowOn = isOn
    }
    switchDidTurn()
  }
}
