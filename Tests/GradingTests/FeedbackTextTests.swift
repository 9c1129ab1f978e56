import Testing

@testable import Grading
@testable import Parity

/// What a student is told of an item.
struct FeedbackTextTests {
  private func item(
    _ outcomes: Outcomes, change: (inout RubricItem) -> Void = { _ in }
  ) -> ItemResult {
    var item = RubricItem()
    (item.id, item.points) = ("FF6", 3)
    change(&item)
    return ItemResult(item, title: "=", outcomes)
  }

  private func failure(_ steps: [String] = [], hint: String? = nil) -> Outcome {
    let finding = Finding(
      app: "four-function", rule: "FF6", pattern: "MVP", check: "a sum",
      moments: [Finding.Moment(step: nil)] + steps.map { Finding.Moment(step: $0) },
      expected: "5", shown: "6\n7", kind: .visible, foundAfter: 0, hint: hint)
    return Outcome(
      verdict: .fail,
      feedback: Feedback(finding, app: "four-function", rule: "FF6", check: "a sum", hint: nil))
  }

  @Test func `of an item that passes nothing is told, and of a hidden one that it is hidden`() {
    #expect(item(Outcomes(all: [.pass])).lines == [])
    let hidden = item(Outcomes(all: [failure()])) {
      $0.visibility = .hidden
      $0.reveal = .none
    }
    #expect(hidden.lines == ["no more is told of this item"])
  }

  @Test func `the reason for which an item was not judged comes before all else`() {
    var outcomes = Outcomes(all: [failure()])
    outcomes.reason = "there is no screen\nfor it"
    let item = item(outcomes)
    #expect(item.lines == [#"there is no screen\nfor it"#])
    #expect(item.score == 0)
    #expect(item.verdict == .notRun)
  }

  @Test func `of one run nothing is counted, of several those that pass are`() {
    #expect(
      item(Outcomes(all: [failure()])).lines == [
        "scenario: a sum", "at first", "expected: 5", #"shown: 6\n7"#,
        "again: verify four-function --rule FF6 --scenario 'a sum'",
      ])
    #expect(item(Outcomes(all: [.pass, failure()])).lines.first == "1 of 2 runs pass")
  }

  @Test func `up to twelve steps are told, and more are counted`() {
    let twelve = (1...12).map(String.init)
    let told = item(Outcomes(all: [failure(twelve)])).parts.first { $0.label == "steps" }
    #expect(told?.text.contains("more") == false)
    let more = item(Outcomes(all: [failure(twelve + ["x", "y"])])).parts
      .first { $0.label == "steps" }
    #expect(more?.text.hasSuffix(", … 2 more") == true)
    #expect(more?.isLiteral == true)
  }

  @Test func `where to look is told where it is known`() {
    let parts = item(Outcomes(all: [failure(["1"], hint: "the sign")])).parts
    #expect(parts.map(\.label) == ["scenario", "steps", "expected", "shown", "look", "again"])
    #expect(parts.map(\.isLiteral) == [false, true, true, true, false, true])
  }

  @Test func `of several runs the shortest that does not pass is told`() {
    let outcomes = Outcomes(all: [failure(["1", "2"]), .pass, failure(["3"]), failure(["4"])])
    #expect(outcomes.worst?.feedback?.steps == ["3"])
    #expect(outcomes.verdict == .fail)
    #expect(Outcomes(all: []).verdict == .notRun)
    #expect(Outcomes(all: [.pass]).verdict == .pass)
    let blamed = Outcome(verdict: .graderError, feedback: nil)
    #expect(Outcomes(all: [failure(), blamed]).verdict == .graderError)
    let unrun = Outcome(verdict: .notRun, feedback: nil)
    #expect(Outcomes(all: [unrun, failure(["1"])]).verdict == .fail)
    #expect(Outcomes(all: [unrun, .pass]).verdict == .notRun)
  }

  @Test func `partial points are rounded down to hundredths`() {
    let outcomes = Outcomes(all: [.pass, .pass, failure()])
    #expect(item(outcomes) { $0.isPartial = true }.score == 2)
    #expect(
      item(outcomes) {
        $0.isPartial = true
        $0.points = 1
      }.score == 0.66)
    #expect(item(outcomes).score == 0)
    #expect(item(outcomes).pointsText == "0/3")
  }
}
