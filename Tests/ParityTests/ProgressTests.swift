import AppRules
import AppScreens
import MVP
import Testing

@testable import Parity

/// The progress of a pattern, with the parts that are not written or not run.
struct ProgressTests {
  private let app = ColourSelectorApp()

  @Test
  func `all that holds is counted, and the rule to work on next is told with its finding`() {
    let progress = app.progress(of: .faulty(.namedInOrder))
    #expect(!progress.isComplete)
    #expect(progress.holding == 7)
    #expect(progress.rules == 10)
    #expect(progress.next == "CS3")
    #expect(progress.finding?.rule == "CS3")
    #expect(Set(progress.others) == ["CS1", "CS2"])
    let text = progress.description
    #expect(text.contains("With both on, `Green and Yellow`, whichever came first."))
    #expect(text.contains("again: verify colour --rule CS3 --scenario 'yellow first'"))
  }

  @Test
  func `a pattern that keeps all rules is complete`() {
    let progress = app.progress(of: .mvp)
    #expect(progress.isComplete)
    #expect(progress.holding == progress.rules)
    #expect(progress.finding == nil)
  }

  @Test
  func `a difference that no scenario shows is told by the rule that it breaks`() {
    let rare = AlteredScreen.pattern("Rare", of: CalculatorApp()) { _, _, right in
      right.text == "868" ? CalculatorDisplay(text: "686") : right
    }
    let progress = CalculatorApp().progress(of: rare)
    #expect(progress.holding == progress.rules - 1)
    #expect(progress.next == "FF2")
    #expect(progress.finding?.again == ["compare", "four-function", "8", "6", "8"])
  }

  @Test
  func `an app for which there is no screen is not begun`() {
    let progress = app.progress(of: Pattern("Unwritten"))
    #expect(progress.holding == 0)
    #expect(progress.next == "S1")
  }

  @Test
  func `a rule without scenarios is not taken to hold`() {
    let progress = EmptyRuleApp().progress(of: .mvp, reference: .mvp)
    #expect(!progress.isComplete)
    #expect(progress.next == "X1")
    #expect(progress.description.contains("no check of it was run; has it scenarios?"))
  }

  @Test
  func `a search that was not run to its end is told where all rules hold`() {
    let runner = StubRunner { $0.search == nil ? nil : .notRun("no time") }
    let progress = app.progress(of: .mvp, in: runner)
    #expect(progress.holding == progress.rules)
    #expect(!progress.isComplete)
    #expect(progress.remarks.count == app.usualSearches().count)
    #expect(progress.remarks.allSatisfy { $0.contains("no time") })
  }

  @Test
  func `a rule of which a check was not run is not decided, and the report does not conform`() {
    let runner = StubRunner { $0.rule == "CS3" ? .notRun("no time") : nil }
    let report = Report(on: app, of: [.mvp], searches: [], in: runner)
    #expect(!report.isConforming)
    #expect(report.rows.filter { $0.verdict == .notRun }.map(\.rule) == ["CS3"])
    #expect(report.progress.map(\.undecided) == [1])
    #expect(Report(on: app, of: [.mvp], searches: [], in: StubRunner()).isConforming)
  }
}

private struct EmptyRuleApp: AppDefinition {
  let name = "empty"
  let title = "Empty"
  let notation = ""
  let demonstration: [String] = []
  let alphabet = ColourSelectorGesture.allCases
  let rules: [Rule<ColourSelectorGesture, ColourSelectorDisplay>] = [
    Rule("X1", "Nothing is known.", scenarios: []),
    .independence(
      Scenario(.typical, "nothing", from: ColourSelectorDisplay(), [(String, Void)]()) { _, _, _ in
      }
    ),
  ]
}
