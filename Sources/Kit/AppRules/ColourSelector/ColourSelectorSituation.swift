import AppScreens
import Parity

extension Situation where Gesture == ColourSelectorGesture, Display == ColourSelectorDisplay {
  /// True if no switch is on.
  var isNoneOn: Bool { !expected.green && !expected.yellow }

  /// True if one switch is on.
  var isOneOn: Bool { expected.green != expected.yellow }

  /// True if both switches are on.
  var areBothOn: Bool { expected.green && expected.yellow }

  /// True if a switch was turned to where it was.
  var isTurnedInVain: Bool {
    switch gesture {
    case .turn(let colour, let isOn): before[colour] == isOn
    case nil: false
    }
  }
}
