import AppScreens
import LampFixture
import SharedSuite
import TriptychParity

/// A lamp, as the kit knows it.
struct LampApp: AppDefinition {
  let name = "lamp"
  let title = "Lamp"
  let notation = "press"
  let demonstration = ["press"]
  let alphabet = [LampGesture.press]

  var ruleFile: RuleFile<LampGesture, LampDisplay> { LampScreen.rules }

  var specification: (any Specification<LampGesture, LampDisplay>)? { LampSpecification() }
}

/// The rules of a lamp as code.
private struct LampSpecification: Specification {
  private var isOn = false

  var display: LampDisplay {
    var display = LampDisplay()
    display.isOn = isOn
    return display
  }

  mutating func perform(_ gesture: LampGesture) {
    if gesture == .press { isOn.toggle() }
  }
}
