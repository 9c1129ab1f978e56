import AppScreens
import SharedSuite
import TriptychParity
import TriptychTerminal
import TriptychToolSupport

/// Judges what an exercise's screens do, in a process that they may take down.
struct BehaviourJudge {
  /// The numbers of the rules that the exercise is about; the first is the one that its steps show, and its hints explain.
  let rules: [String]

  /// The steps of the exercise, in their notation, which its header describes.
  let steps: [String]

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
      return .broken(
        ruleOnOwnSteps(of: app, in: pattern, besides: plain, by: brief) ?? broken(plain, of: app))
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
    return .broken(broken(finding, of: app))
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
    case .wrong(let finding): return .broken(broken(finding, of: app))
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
    var rule =
      ruleOnOwnSteps(of: app, in: CourseMaterial.modelAlone, besides: finding, by: runner)
      ?? broken(finding, of: app)
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

  /// The rule that the exercise's own steps show to be broken, where they are right but for the last of them.
  ///
  /// These are what the learner has read, while other steps may show the same sooner. There is none where the steps show
  /// nothing, or scenarios have found something else than the exercise is about.
  private func ruleOnOwnSteps<Subject: AppDefinition>(
    of app: Subject, in pattern: Pattern, besides finding: Finding, by runner: WorkerRunner
  ) -> BrokenRule? {
    guard finding.kind == .visible, !finding.steps.isEmpty, rules.contains(finding.rule),
      let number = rules.first,
      let own = try? steps.flatMap({ try Step<Subject.Gesture>.read($0) }), !own.isEmpty,
      case .wrong(let found) = app.outcome(
        of: own, under: .plain, deciding: number, shortened: false, on: pattern, in: runner),
      found.kind == .visible, found.steps.count == own.count
    else { return nil }
    return broken(found, of: app)
  }

  /// The finding to show: of a rule of the exercise, one that is seen plainly before any other; or else the one
  /// that explains most; nil where only a very long text ends the process, as no exercise asks for speed.
  private func finding(in report: PatternReport) -> Finding? {
    let own = report.findings.filter { rules.contains($0.rule) }
    return own.first { $0.condition == .plain } ?? own.first
      ?? report.findings.first { finding in
        finding.kind != .fatal || finding.steps.joined().utf8.count <= Self.longestText
      }
  }

  /// The most bytes of text in steps that a learner's code must get along with.
  private static let longestText = 10_000

  /// The rule that a finding names.
  private func broken(_ finding: Finding, of app: some AppDefinition) -> BrokenRule {
    let number = finding.rule
    let own = app.rules.first { $0.number == number }?.statement ?? ""
    // A statement may cite another rule, which the learner does not have at hand.
    let cited = app.rules.filter { rule in
      rule.number != number && own.split { !$0.isLetter && !$0.isNumber }.contains(rule.number[...])
    }
    let statements = [own] + cited.map { "\($0.number): \($0.statement)" }
    let isOnNewScreen = finding.steps.isEmpty && finding.condition == .plain
    return BrokenRule(
      number: number, statement: statements.joined(separator: "\n"),
      finding: finding,
      isOfExercise: number == rules.first || isOnNewScreen && rules.contains(number))
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
