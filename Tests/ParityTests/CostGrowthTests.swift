import AppModels
import AppRules
import AppScreens
import Testing

@testable import Parity

/// What a step costs when it deals with twice as much.
struct CostGrowthTests {
  @Test
  func `a step that takes four times as long for twice the text is told of, by S5`() throws {
    let check = try #require(
      TokenCalculatorApp().checks(of: slow).first { $0.name == "doubling what a step deals with" })
    let finding = try #require(check.run().finding)
    #expect(check.rule == "S5")
    #expect(finding.again == ["verify", "token", "--rule", "S5", "--scenario", check.name])
  }

  private var slow: Pattern { Pattern("Slow") { @Sendable in SlowScreen() } }
}

/// A token calculator that looks at an eighth of all Characters for each.
private final class SlowScreen: Screen {
  let view = SlowView()

  func replaceView() {}
}

private final class SlowView: HeadlessView {
  private(set) var display = TokenCalculatorDisplay(separators: "", input: "", total: "0")

  func perform(_ gesture: TokenCalculatorGesture) {
    guard case .editInput(let text) = gesture else { return }
    let bytes = Array(text.utf8)
    var digits = 0
    for index in bytes.indices {
      digits += bytes[index] == 49 ? 1 : 0
      for other in bytes.prefix(bytes.count / 8) where other == bytes[index] { digits ^= 1 }
    }
    display.total = String(digits)
    display.input = text
  }
}
