import Testing

@testable import TriptychGrading
@testable import TriptychParity

/// What the end of a process, and several runs together, come to.
struct VerdictTests {
  @Test(arguments: [
    (ProcessFailure.Cause.crashed(signal: "Trap"), GradeVerdict.crash),
    (.timedOut(seconds: 2), .timeout), (.outOfMemory(megabytes: 9), .memory),
    (.exitedEarly(status: 0), .earlyExit), (.spoiledChannel, .earlyExit),
    (.unwritten(what: "press"), .notWritten), (.flooded, .flooded),
    (.unusable(reason: "no"), .graderError),
  ])
  func `each end of a process has its verdict`(
    cause: ProcessFailure.Cause, verdict: GradeVerdict
  ) {
    var finding = finding([])
    finding.failure = ProcessFailure(cause)
    #expect(GradeVerdict(finding) == verdict)
  }

  @Test func `of several runs the shortest that does not pass tells, the grader's own before all`()
  {
    let short = RunOutcome(verdict: .crash)
    let long = RunOutcome(verdict: .fail, feedback: feedback(["1", "2"]))
    #expect([RunOutcome.pass].verdict == .pass)
    #expect([.pass, long, short].verdict == .crash)
    #expect([short, RunOutcome(verdict: .graderError)].verdict == .graderError)
    #expect([.notRun("no time"), long].verdict == .fail)
    #expect([RunOutcome.notRun("no time"), .pass].verdict == .notRun)
    #expect([RunOutcome]().verdict == .notRun)
  }

  @Test func `what was not run keeps its reason, and is no pass`() {
    let outcomes: [RunOutcome] = [.pass, .notRun("first"), .notRun("second")]
    #expect(outcomes.worst?.reason == "first")
    #expect(outcomes.verdict == .notRun)
  }

  @Test func `random steps that show what is known cost what that has cost, and do not pass`() {
    // The name of an item need not be the number of its rule.
    let known = [
      ("S1", result("S1", [.pass])), ("S2", result("S2", [.pass])), ("S3", result("S3", [.pass])),
      ("S5", result("S5-colour", [RunOutcome(verdict: .crash)])),
    ]
    func random(_ verdict: GradeVerdict) -> ItemResult {
      result(
        "unseen",
        [RunOutcome(verdict: verdict, feedback: feedback(["1"]))].charged(
          to: known, sharing: ["S1", "S2", "S3", "S5"]))
    }
    #expect(random(.fail).verdict == .fail)
    #expect(random(.fail).score == 0.75)
    #expect(random(.fail).note == "S5-colour has lost points for this already")
    #expect(random(.crash).score == 0)
    #expect(random(.timeout).score == 0)
  }

  @Test func `a leak costs half beside a rule on references that has lost points`() {
    let leak = RunOutcome(verdict: .fail, isOfRelease: true)
    func item(_ outcome: RunOutcome, _ other: String?) -> ItemResult {
      result("S4", [outcome].charged(toReferencesOf: other))
    }
    #expect(item(leak, "A13").score == 1)
    #expect(item(leak, "A13").note == "A13 has lost points for this already")
    #expect(item(leak, nil).score == 0)
    #expect(item(RunOutcome(verdict: .fail), "A13").score == 0)
  }

  @Test func `a report is whole only if it is judged and nothing is missing`() {
    func report(_ verdict: GradeVerdict, _ outcomes: [RunOutcome]) -> GradeReport {
      GradeReport(
        student: nil, verdict: verdict, reasons: [], remarks: [], items: [result("S1", outcomes)])
    }
    #expect(report(.pass, [.pass]).isWhole)
    #expect(!report(.refused, [.pass]).isWhole)
    #expect(!report(.pass, [RunOutcome(verdict: .fail)]).isWhole)
  }

  private func result(_ id: String, _ outcomes: [RunOutcome]) -> ItemResult {
    var item = RubricItem()
    (item.id, item.points) = (id, 2)
    return ItemResult(item, title: "", outcomes)
  }

  private func feedback(_ steps: [String]) -> Feedback {
    Feedback(finding(steps), deciding: "S5")
  }

  private func finding(_ steps: [String]) -> Finding {
    Finding(
      app: "colour", rule: "S5", pattern: "MVP", condition: .plain, source: "two turns",
      moments: [nil, "1", "2"].prefix(steps.count + 1).map { Finding.Moment(step: $0) },
      expected: "a display", shown: "none", kind: .fatal)
  }
}
