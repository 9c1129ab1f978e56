import Testing

@testable import TriptychGrading
@testable import TriptychParity

/// What a student reads of an item.
struct FeedbackTests {
  @Test func `of an item that passes nothing is shown, and of a hidden one that it is hidden`() {
    #expect(item([.pass]).lines == [])
    let hidden = item([failure()]) {
      $0.visibility = .hidden
      $0.reveal = .none
    }
    #expect(hidden.lines == ["no details are given on this item"])
  }

  @Test(arguments: [
    (RubricItem.Visibility.visible, RubricItem.Reveal.none, true), (.hidden, .first, true),
    (.hidden, .none, false), (.afterDueDate, .none, false),
  ])
  func `an item tells what was wrong if it is visible, or may reveal it`(
    visibility: RubricItem.Visibility, reveal: RubricItem.Reveal, tells: Bool
  ) {
    let result = item([failure()]) {
      ($0.visibility, $0.reveal) = (visibility, reveal)
    }
    #expect((result.feedback != nil) == tells)
    #expect(result.visibility == visibility)
  }

  @Test func `the reason for which an item was not judged comes before all else`() {
    let item = item([.pass, .notRun("there is no screen\nfor it")])
    #expect(item.lines == [#"there is no screen\nfor it"#])
    #expect(item.score == 0)
    #expect(item.verdict == .notRun)
  }

  @Test func `a run that does not pass is shown with where to look, and how to see it again`() {
    #expect(
      item([.pass, failure(hint: "the sign")]).lines == [
        "1 of 2 runs pass", "scenario: a sum", "steps: none, on a new screen", "expected: 5",
        #"shown: 6\n7"#,
        "look: the sign", "again: verify four-function --under plain --rule FF6",
      ])
  }

  @Test func `what a rule of architecture is good for is a reason, and faulty screens are found`() {
    let rule = item([.pass, failure(hint: "Then a spy can replace it.")]) {
      $0.kind = .architecture
    }
    #expect(rule.lines.contains("why: Then a spy can replace it."))
    let mine = item([.pass, .pass, failure()]) { $0.kind = .faultyScreens }
    #expect(mine.lines.first == "2 of 3 faulty screens found")
  }

  @Test func `steps that are too many to read are counted`() {
    let lines = item([failure((1...14).map(String.init))]).lines
    #expect(lines.first { $0.hasPrefix("steps: ") }?.contains("… 3 steps more …") == true)
  }

  @Test func `a long command can be copied from a narrow terminal, and other lines fit it`() {
    let all = item([failure((1...9).map { "street=\($0) Elm" }, hint: "where the words are made")])
    let report = GradeReport(
      student: nil, verdict: .pass, reasons: [], remarks: [], items: [all])
    let text = ReportFormat.text.text(of: report, width: 40)
    #expect(text.split(separator: "\n").filter { $0.count > 40 } == [])
    let command = text.replacing(/\ \\\n +/, with: " ")
    #expect(all.lines.last.map(command.contains) == true, "\(text)")
  }

  @Test func `partial points are rounded down to hundredths`() {
    let outcomes: [RunOutcome] = [.pass, .pass, failure()]
    #expect(item(outcomes) { $0.isPartial = true }.score == 2)
    #expect(item(outcomes) { ($0.isPartial, $0.points) = (true, 1) }.score == 0.66)
    #expect(item(outcomes).score == 0)
  }

  private func item(
    _ outcomes: [RunOutcome], change: (inout RubricItem) -> Void = { _ in }
  ) -> ItemResult {
    var item = RubricItem()
    (item.id, item.points) = ("FF6", 3)
    change(&item)
    return ItemResult(item, title: "=", outcomes)
  }

  private func failure(_ steps: [String] = [], hint: String? = nil) -> RunOutcome {
    var finding = Finding(
      app: "four-function", rule: "FF6", pattern: "MVP", condition: .plain, source: "a sum",
      moments: [Finding.Moment(step: nil)] + steps.map { Finding.Moment(step: $0) },
      expected: "5", shown: "6\n7", kind: .visible)
    finding.hint = hint
    return RunOutcome(verdict: .fail, feedback: Feedback(finding, deciding: "FF6"))
  }
}
