import AppDefinitions
import AppScreens
import HostileScreens
import Testing
import TriptychParity
import TriptychToolSupport

/// A text that counts for nothing, so that one cause costs points once.
struct WrongTextTests {
  private let app = CalculatorApp()

  @Test
  func `where a wrong text counts for nothing, what else is wrong is found`() throws {
    let twice = AlteredScreen.pattern("Twice", of: app) { last, gesture, right in
      var display = right
      if right.text == "error" { display.text = "Error" }
      if right.text == "12" { display.text = "21" }
      return display
    }
    let text = try #require(app.report(on: twice).findings.first.flatMap(WrongText.init))
    let rest = app.report(on: twice, in: InProcess().excusing([text]))
    let finding = try #require(rest.findings.first)
    #expect(finding.moments.last?.expected.map(\.text) == ["12"], "\(finding)")
    let both = [text] + [WrongText(in: finding)].compactMap(\.self)
    let none = app.report(on: twice, in: InProcess().excusing(both))
    #expect(none.findings.isEmpty, "\(none.findings)")
  }

  /// A new view shows what the old one should have shown, and so differs from it.
  @Test
  func `a display that is not updated and counts for nothing breaks no rule on new views`() throws {
    let silent = AlteredScreen.pattern("Silent", of: app) { last, gesture, right in
      gesture != nil && right.text == "error" ? last : right
    }
    let text = try #require(app.report(on: silent).findings.first.flatMap(WrongText.init))
    let rest = app.report(on: silent, in: InProcess().excusing([text]))
    #expect(rest.findings.first { $0.rule == "S3" }?.description == nil)
  }
}
