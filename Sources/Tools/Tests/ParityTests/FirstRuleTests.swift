import AppDefinitions
import AppModels
import AppScreens
import HostileScreens
import Testing

@testable import TriptychParity

/// The rule that leads, and the steps that show it.
struct FirstRuleTests {
  @Test
  func `a fault is found by the rule of which the shortest scenarios go wrong`() throws {
    let app = CalculatorApp()
    let grouped = AlteredScreen.pattern("Grouped", of: app) { _, gesture, right in
      guard gesture == .press(.equals), right.text.count > 3, right.text != "error" else {
        return right
      }
      return CalculatorDisplay(text: "\(right.text.dropLast(3)),\(right.text.suffix(3))")
    }
    let finding = try #require(app.quickReport(on: grouped).findings.first)
    #expect(finding.rule == "FF9", "\(finding)")
    #expect(finding.steps.count == 5)
  }

  /// A new view shows what the old one should have shown, and so differs from it.
  @Test
  func `a display that is not updated breaks no rule on new views`() {
    let app = CalculatorApp()
    let silent = AlteredScreen.pattern("Silent", of: app) { last, gesture, right in
      gesture != nil && right.text == "error" ? last : right
    }
    let report = app.quickReport(on: silent)
    #expect(report.findings.first?.rule == "FF10")
    #expect(report.findings.first { $0.rule == "S3" }?.description == nil)
    #expect(report.verdict(on: "S5") == .notRun, "its scenario of a division by zero is wrong")
  }

  @Test
  func `a new view that shows something else where no scenario looks breaks the rule on it`() throws
  {
    let app = CalculatorApp()
    let forgetful = AlteredScreen.pattern("Forgetful", of: app) { last, gesture, right in
      gesture == nil && right.text == "5*" ? CalculatorDisplay(text: "5") : right
    }
    let finding = try #require(app.quickReport(on: forgetful).findings.first)
    #expect(finding.rule == "S3", "\(finding)")
  }

  @Test
  func `a text that stays too long breaks the rule on its end`() throws {
    let app = MusicSearchApp()
    let lasting = AlteredScreen.pattern("Lasting", of: app) { last, gesture, right in
      var display = right
      display.retry = right.retry || last.retry && gesture != .retry
      return display
    }
    let finding = try #require(app.quickReport(on: lasting).findings.first)
    #expect(finding.rule == "MS14", "\(finding)")
  }
}

/// One word that is not as the rules have it, in the apps that the tests of grading leave out.
struct WrongWordTests {
  private static let words = WrongWord.all.indices.filter {
    ["music", "token"].contains(WrongWord.all[$0].app)
  }

  @Test(arguments: words)
  func `a wrong word breaks the rule that has the right one`(index: Int) throws {
    let word = WrongWord.all[index]
    let app = try #require(TriptychApps.all.first { $0.name == word.app })
    let finding = try #require(app.quickReport(on: word.pattern).findings.first)
    #expect(finding.rule == word.rule, "\(word.app), \(word.wrong): \(finding)")
    if word.wrong == "Error" { #expect(finding.hint?.contains("only capitals") == true) }
  }
}
