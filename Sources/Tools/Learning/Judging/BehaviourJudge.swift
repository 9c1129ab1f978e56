import AppScreens
import SharedSuite
import TriptychParity
import TriptychTerminal
import TriptychToolSupport

/// Judges what an exercise's screens do, in a process that they may take down.
struct BehaviourJudge {
  /// The numbers of the rules that the exercise is about.
  let rules: [String]

  /// The path of what runs the screens.
  let executable: String

  /// What a screen may take of time and memory: a learner's code is not optimised, on a machine that may be busy.
  static let limits = WorkerLimits(step: 5, total: 120, memory: 512, pause: 0.05)

  /// What is wrong; nil if nothing is, and the rules that the exercise is about hold.
  func judgement<Subject: AppDefinition>(on app: Subject, in pattern: Pattern) -> Judgement? {
    // Scenarios come first: of a screen that hangs, every other check would wait for it too. One that hangs
    // in most of them is reported all the same, and soon.
    var briefly = Self.limits
    briefly.total = 12
    let brief = WorkerRunner(executable: executable, limits: briefly)
    if let obstacle = brief.obstacle(to: app, on: pattern) { return .notJudged(obstacle) }
    // Where they show what the exercise is about, nothing else need be tried.
    if let plain = finding(amongScenarios: app.checks(of: pattern)[0].run(in: brief), of: app) {
      return .broken(broken(plain, by: plain.rule, of: app))
    }
    if Interruption.hasCome { return .notJudged("interrupted") }
    let all = WorkerRunner(executable: executable, limits: Self.limits)
    let report = Report.all(on: [app], of: [pattern], effort: .little) { all.another }[0]
      .patterns[0]
    guard let finding = finding(in: report) else {
      let open = rules.filter { report.verdict(on: $0) != .holds }
      guard !open.isEmpty else { return nil }
      return .notJudged(
        "\(open.listed) could not be tried. \(report.notTried.joined(separator: "\n"))")
    }
    // Of a rule whose own scenarios fail, the exercise speaks, whichever else the same steps break.
    let isSeen = finding.condition == .plain && finding.kind == .visible
    let named = rules.first { number in
      let scenarios = report.scenarios(of: number)
      return scenarios.right < scenarios.all
    }
    let number = isSeen && !rules.contains(finding.rule) ? named ?? finding.rule : finding.rule
    return .broken(broken(finding, by: number, of: app))
  }

  /// What is wrong after the steps of an exercise that names the condition for them; nil if nothing is.
  ///
  /// They may be more than the walks above have in them.
  func judgement<Subject: AppDefinition>(
    onStepsOf exercise: Exercise, _ app: Subject, in pattern: Pattern
  ) throws(LearnFailure) -> Judgement? {
    guard let condition = exercise.condition.flatMap(Condition.init) else { return nil }
    let runner = WorkerRunner(executable: executable, limits: Self.limits)
    let outcome = try app.outcome(
      ofTyped: exercise.steps, under: condition, seed: exercise.seed ?? 1, on: pattern, in: runner)
    switch outcome {
    case .right: return nil
    case .notRun(let reason): return .notJudged(reason)
    case .wrong(let finding): return .broken(broken(finding, by: finding.rule, of: app))
    }
  }

  /// What is wrong with the model in a screen without a mediator; nil if the rules that it must keep hold.
  func judgementOnModelAlone(of app: some AppDefinition) -> Judgement? {
    let runner = WorkerRunner(executable: executable, limits: Self.limits)
    if let obstacle = runner.obstacle(to: app, on: CourseMaterial.modelAlone) {
      return .notJudged(obstacle)
    }
    let scenarios = app.checks(of: CourseMaterial.modelAlone)[0].run(in: runner)
    guard let finding = finding(amongScenarios: scenarios, of: app) else { return nil }
    var rule = broken(finding, by: finding.rule, of: app)
    rule.isOfModelAlone = true
    return .broken(rule)
  }

  /// The first finding in scenarios that ends the process, is wrong on a new screen, or breaks a rule of the exercise;
  /// nil if none does.
  private func finding(amongScenarios result: CheckResult, of app: some AppDefinition) -> Finding? {
    [result].findings(inOrderOf: app.rules).first { finding in
      finding.kind == .fatal || finding.steps.isEmpty || rules.contains(finding.rule)
    }
  }

  /// The finding to show: of a rule of the exercise, one that is seen plainly before any other; or else the one
  /// that explains most.
  private func finding(in report: PatternReport) -> Finding? {
    let own = report.findings.filter { rules.contains($0.rule) }
    return own.first { $0.condition == .plain } ?? own.first ?? report.findings.first
  }

  /// A finding under a rule.
  private func broken(
    _ finding: Finding, by number: String, of app: some AppDefinition
  ) -> BrokenRule {
    let own = app.rules.first { $0.number == number }?.statement ?? ""
    // A statement may cite another rule, which the learner does not have at hand.
    let cited = app.rules.filter { rule in
      rule.number != number && own.split { !$0.isLetter && !$0.isNumber }.contains(rule.number[...])
    }
    let statements = [own] + cited.map { "\($0.number): \($0.statement)" }
    return BrokenRule(
      number: number, statement: statements.joined(separator: "\n"),
      finding: finding, isOfExercise: rules.contains(number))
  }
}

extension AppDefinition {
  /// What comes of steps in their notation under a condition.
  ///
  /// - Throws: A `LearnFailure` for a step that the app does not have.
  func outcome(
    ofTyped notations: [String], under condition: Condition, seed: UInt64, on pattern: Pattern,
    in runner: WorkerRunner
  ) throws(LearnFailure) -> Outcome<Finding> {
    var steps: [Step<Gesture>] = []
    for notation in notations {
      do throws(NotationFailure) {
        steps += try Step.read(notation)
      } catch {
        throw LearnFailure("\(error)")
      }
    }
    return outcome(of: steps, under: condition, seed: seed, on: pattern, in: runner)
  }
}
