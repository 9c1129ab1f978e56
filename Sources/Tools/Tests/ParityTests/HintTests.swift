import AppDefinitions
import AppModels
import AppScreens
import HostileScreens
import SharedSuite
import Testing
import TriptychFaultyScreens
import TriptychParity

/// What was seen says where to look before a rule can guess.
struct HintTests {
  private let app = AddressFormApp()

  @Test func `a view that is not updated is recognised by a new one that is right`() throws {
    let app = CalculatorApp()
    let silent = AlteredScreen.pattern("Silent", of: app) { last, gesture, right in
      gesture != nil && right.text == "error" ? last : right
    }
    let finding = try #require(app.quickReport(on: silent).findings.first)
    #expect(
      finding.hint == "a new view shows it right: what updates a new one, but not the old one?")
  }

  @Test func `a view that is updated wrongly has another hint than one that is not updated`() throws
  {
    let app = CalculatorApp()
    let wrong = AlteredScreen.pattern("Wrong", of: app) { _, gesture, right in
      var display = right
      if gesture != nil, right.text == "error" { display.text = "fault" }
      return display
    }
    let finding = try #require(app.quickReport(on: wrong).findings.first)
    #expect(
      finding.hint
        == "a new view shows it right: what shows something else to the old one, or changes it?")
  }

  @Test func `a widget that shows what another must show is named with that`() throws {
    let swapping = AlteredScreen.pattern("Swapping", of: app) { _, _, right in
      var display = right
      if right.message == "Address updated" { display.city = right.state }
      return display
    }
    let finding = try #require(app.quickReport(on: swapping).findings.first)
    #expect(finding.hint == "city shows what state must show")
  }

  @Test func `a widget that no scenario changes is named with that`() throws {
    let constant = AlteredScreen.pattern("Constant", of: app) { _, _, right in
      var display = right
      display.message = ""
      return display
    }
    let report = app.quickReport(on: constant)
    let finding = try #require(report.findings.first)
    #expect(finding.hint == "message never changes, in any scenario: what sets it?")
    #expect(finding.wrongWidgets == ["message"])
  }

  @Test func `a number that is right but for the marks in it is said to differ in these alone`()
    throws
  {
    let app = TokenCalculatorApp()
    let grouping = AlteredScreen.pattern("Grouping", of: app) { _, _, right in
      var display = right
      if right.total.count > 3 {
        display.total.insert(",", at: right.total.index(right.total.endIndex, offsetBy: -3))
      }
      return display
    }
    let finding = try #require(app.quickReport(on: grouping).findings.first)
    #expect(finding.hint == "only capitals, blanks or punctuation differ")
  }

  @Test func `simpler texts that differ in a blank alone are not what was found in others`() throws
  {
    let keeping = AlteredScreen.pattern("Keeping", of: app) { last, _, right in
      // No scenario has such a city.
      guard right.city.count > 2, right.city.first == "Q", last.city.first == "Q" else {
        return right
      }
      var display = right
      display.city = last.city
      return display
    }
    let steps = try Step<AddressFormGesture>.read("city=Q") + Step.read("city=Q   ab")
    guard case .wrong(let finding) = app.outcome(of: steps, under: .plain, on: keeping) else {
      Issue.record("not found")
      return
    }
    let city = finding.moments.last?.expected.first { $0.name == "city" }?.text ?? ""
    #expect(city.contains { $0.isLetter && $0 != "Q" }, "\(finding)")
  }

  @Test func `where no rule says where to look, what the last step left as it was does`() throws {
    let app = CalculatorApp()
    let stale = AlteredScreen.pattern("Stale", of: app) { _, _, right in
      right.text == "63" ? CalculatorDisplay(text: "7*9") : right
    }
    let outcome = app.outcome(
      of: try Step<CalculatorGesture>.read("7*9="), under: .plain, on: stale)
    guard case .wrong(let finding) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(finding.rule == "")
    #expect(
      finding.hint == "text shows what it showed before the last step: what should change it?")
  }

  @Test func `where the display is right, the service is where to look`() throws {
    let screen = try #require(FaultyScreens.all.first { $0.name == "asks-twice" })
    let outcome = SearchWithoutRules().outcome(
      of: try Step<MusicSearchGesture>.read("query=IU"), under: .plain, on: screen.pattern)
    guard case .wrong(let finding) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(
      finding.hint
        == "the display is right: what is asked of the service in the last step, or cancelled?")
  }
}

/// The music search, with a specification and one rule of little use.
private struct SearchWithoutRules: AppDefinition {
  let ruleFile = RuleFile<MusicSearchGesture, MusicSearchDisplay>(
    text: "at first  status: Search for music\nA1 A.\n# s\nretry", at: "Search.rules")

  var name: String { "music" }
  var title: String { "Search" }
  var notation: String { "" }
  var demonstration: [String] { [] }
  var alphabet: [MusicSearchGesture] { MusicSearchApp().alphabet }
  var specification: (any Specification<MusicSearchGesture, MusicSearchDisplay>)? {
    MusicSearchApp().specification
  }
}
