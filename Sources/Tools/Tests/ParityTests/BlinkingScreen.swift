import AppScreens
import SharedSuite
import TriptychParity

/// Three keys, of which the one in the middle is followed by no pause in the only scenario.
struct ThreeKeys: AppDefinition {
  let name = "keys"
  let title = "Keys"
  let notation = ""
  let demonstration: [String] = []
  let alphabet = CalculatorGesture.allCases
  let ruleFile = RuleFile<CalculatorGesture, CalculatorDisplay>(
    text: """
      at first  0
      K1 Keys are shown.
      # three
      123  1 | 12 | 123
      """, at: "Keys.rules")
}

/// A screen that shows the keys, and a moment after the second shows nothing now and then.
final class BlinkingScreen: Screen {
  let view = BlinkingView()

  func replaceView() {}
}

final class BlinkingView: HeadlessView {
  private var text = ""
  private var lastKey = ContinuousClock.now

  var display: CalculatorDisplay {
    let milliseconds = Int(lastKey.duration(to: .now) / .milliseconds(1))
    let isBlinking = text == "12" && milliseconds > 50 && milliseconds % 50 > 5
    return CalculatorDisplay(text: isBlinking ? "" : text.isEmpty ? "0" : text)
  }

  func perform(_ gesture: CalculatorGesture) {
    text += gesture.notation
    lastKey = .now
  }
}
