import Testing

@testable import Grading
@testable import Parity

/// What the end of a process, and several runs together, come to.
struct VerdictTests {
  @Test(arguments: [
    (ProcessFailure.Cause.crashed(signal: 4, name: "SIGILL"), GradeVerdict.crash),
    (.timedOut(seconds: 2), .timeout), (.overdue(seconds: 60, .check), .timeout),
    (.overdue(seconds: 540, .run), .notRun), (.outOfMemory(megabytes: 64), .memory),
    (.exitedEarly(status: 0), .earlyExit), (.wentSilent, .earlyExit),
    (.unwritten(what: "press"), .notWritten), (.flooded(bytes: 9), .flooded),
    (.unusable(reason: "no"), .graderError),
  ])
  func `each end of a process has its verdict`(
    cause: ProcessFailure.Cause, verdict: GradeVerdict
  ) {
    #expect(GradeVerdict(cause) == verdict)
    #expect(verdict.isOfProcess)
    #expect(!Outcome(verdict: verdict).hasPassed)
  }

  @Test(arguments: [GradeVerdict.pass, .fail, .unstable, .refused, .unbuilt])
  func `what a screen shows is no end of a process`(verdict: GradeVerdict) {
    #expect(!verdict.isOfProcess)
  }

  @Test func `two runs are the same if they end alike, or show the same`() {
    let told = Feedback(rule: "S1", app: "a", expected: "1", shown: "2")
    let other = Feedback(rule: "S1", app: "a", expected: "1", shown: "3")
    #expect(Outcome.pass.isSame(as: .pass))
    #expect(!Outcome.pass.isSame(as: Outcome(verdict: .fail)))
    let fault = Outcome(verdict: .fail, feedback: told)
    #expect(fault.isSame(as: Outcome(verdict: .fail, feedback: told)))
    #expect(!fault.isSame(as: Outcome(verdict: .fail, feedback: other)))
    let crash = Outcome(verdict: .crash, feedback: told)
    #expect(crash.isSame(as: Outcome(verdict: .crash, feedback: other)))
    #expect(!crash.isSame(as: Outcome(verdict: .timeout, feedback: told)))
    #expect(crash.deciding("S5").feedback?.rule == "S5")
    #expect(crash.feedback?.rule == "S1")
  }

  @Test func `outcomes add up, and the first reason for running nothing stays`() {
    let sum = Outcomes(all: [.pass]) + Outcomes(all: [Outcome(verdict: .fail)])
    #expect(sum.all.map(\.verdict) == [.pass, .fail])
    #expect(sum.reason == nil)
    #expect((Outcomes.notRun("first") + .notRun("second")).reason == "first")
    #expect((Outcomes(all: [.pass]) + .notRun("second")).verdict == .notRun)
    let unrun = [Outcome(verdict: .notRun), Outcome(verdict: .notRun, feedback: feedback(["1"]))]
    #expect(Outcomes(all: unrun).worst == unrun[0])
    let equal = ["a", "b"].map { Outcome(verdict: .fail, feedback: feedback([$0])) }
    #expect(Outcomes(all: equal).worst == equal[0])
  }

  @Test func `a report is whole only if it is judged and nothing is missing`() {
    func report(_ verdict: GradeVerdict, _ outcomes: [Outcome]) -> GradeReport {
      var item = RubricItem()
      (item.id, item.points) = ("S1", 2)
      return GradeReport(
        student: nil, verdict: verdict, reasons: [], remarks: [],
        items: [ItemResult(item, title: "", Outcomes(all: outcomes))])
    }
    #expect(report(.pass, [.pass]).isWhole)
    #expect(!report(.refused, [.pass]).isWhole)
    #expect(!report(.pass, [Outcome(verdict: .fail)]).isWhole)
    #expect(report(.pass, [Outcome(verdict: .fail)]).points == 2)
  }

  @Test(arguments: [
    (RubricItem.Visibility.visible, RubricItem.Reveal.none, true), (.visible, .first, true),
    (.hidden, .first, true), (.hidden, .none, false), (.afterDueDate, .none, false),
  ])
  func `an item tells what was wrong if it is visible, or may reveal it`(
    visibility: RubricItem.Visibility, reveal: RubricItem.Reveal, tells: Bool
  ) {
    var item = RubricItem()
    (item.visibility, item.reveal, item.task, item.points) = (visibility, reveal, 3, 4)
    let outcomes = Outcomes(all: [Outcome(verdict: .fail, feedback: feedback([]))])
    let result = ItemResult(item, title: "At once.", outcomes)
    #expect((result.feedback != nil) == tells)
    #expect(result.visibility == visibility)
    #expect((result.task, result.passed, result.runs) == (3, 0, 1))
    let closed = ItemResult(item, title: "At once.", .refused)
    #expect((closed.verdict, closed.score, closed.points) == (.refused, 0, 4))
    #expect((closed.passed, closed.runs) == (0, 0))
    #expect(closed.feedback == nil && closed.reason == nil)
  }

  @Test func `an item whose process failed is tried again by its check, its steps or its app`() {
    func again(_ steps: [String], _ check: String?) -> String {
      Feedback(
        ProcessFailure(.wentSilent, steps: steps), app: "colour", rule: "S5", check: check
      ).again.joined(separator: " ")
    }
    #expect(again(["a"], "sum") == "verify colour --rule S5 --scenario sum --isolated")
    #expect(again(["a", "b"], nil) == "compare colour a b")
    #expect(again([], nil) == "verify colour --isolated")
  }

  private func feedback(_ steps: [String]) -> Feedback {
    Feedback(ProcessFailure(.wentSilent, steps: steps), app: "colour", rule: "S5", check: nil)
  }
}
