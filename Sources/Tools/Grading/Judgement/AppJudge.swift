import AppScreens
import SharedSuite
import TriptychParity
import TriptychTerminal
import TriptychToolSupport

/// Judges the rules of one app by what a worker shows; all that is expected stays in this process.
final class AppJudge {
  let app: any AppDefinition
  let runner: WorkerRunner
  let pattern: Pattern?
  private let effort: Effort
  private let rule: String?
  private let command: [String]
  private let reference: WorkerRunner?
  /// The outcomes where no process shows any screen.
  private(set) lazy var obstacle = pattern.flatMap { obstacle(to: app, on: $0) }.map { [$0] }
  /// What the scenarios show, before anything is left out of account.
  private lazy var shownTexts = pattern.map { shownTexts(of: app, on: $0) }
  /// The first report, then others in which a text that the one before has found wrong counts for nothing.
  private(set) lazy var reports = pattern.map { reports(of: app, on: $0) } ?? []
  /// The texts that the reports so far have found wrong.
  private(set) var known: [WrongText] = []

  /// A judge of the pattern that a worker knows by a name.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - pattern: The name.
  ///   - effort: The effort to spend.
  ///   - rule: The number of the only rule that will be asked for, which takes less time; any unless given.
  ///   - runner: The worker.
  ///   - reference: Workers of the grader's own; where these serve, one that does not is a student's fault.
  ///   - command: The words with which students see a finding again.
  init(
    _ app: any AppDefinition, on pattern: String, effort: Effort = .little,
    deciding rule: String? = nil, in runner: WorkerRunner, beside reference: WorkerRunner? = nil,
    toldBy command: [String] = []
  ) {
    self.app = app
    self.command = command
    self.effort = effort
    self.rule = rule
    self.runner = runner
    self.reference = reference
    // Here, what the rules say stands in for it: its screens are in the worker alone.
    self.pattern = app.specificationPattern?.named(pattern)
  }

  private func obstacle(to app: some AppDefinition, on pattern: Pattern) -> RunOutcome? {
    guard let reason = runner.obstacle(to: app, on: pattern) else { return nil }
    // Any worker knows the pattern of the specification.
    guard let reference, let correct = app.specificationPattern,
      reference.obstacle(to: app, on: correct) == nil
    else { return .graderError(reason) }
    // What was missing at the first try, such as memory, may be there now.
    return runner.obstacle(to: app, on: pattern).map { reason in
      RunOutcome(verdict: .earlyExit, reason: "the submission does not run: \(reason)")
    }
  }

  private func shownTexts(of app: some AppDefinition, on pattern: Pattern) -> ShownTexts {
    ShownTexts(of: app, on: pattern, in: runner)
  }

  /// The outcomes that decide a rule; none if the app has no such rule.
  func outcomes(of number: String) -> [RunOutcome] {
    let report = reports.dropLast().first { $0.isCause(number) } ?? reports.last
    let outcomes = outcomes(of: number, in: report)
    // A wrong word costs one rule; what is wrong in most texts costs half of the others too.
    guard outcomes.verdict == .pass, reports.count > 1, shownTexts?.isMostlyWrong == true,
      number == "S1" || app.hasOwnRule(number),
      self.outcomes(of: number, in: reports.first).verdict != .pass
    else { return outcomes }
    let finding = reports.first?.findings.first
    return outcomes.map { _ in
      var halved = RunOutcome(
        verdict: .fail,
        feedback: finding.map { Feedback($0, deciding: $0.rule, toldBy: command) })
      halved.share = 0.5
      halved.note = "most texts are wrong in the same way; half of the points are left"
      return halved
    }
  }

  /// Indicates whether a screen does something of what a rule asks for: it holds, breaks only by texts that are wrong
  /// wherever they are shown, or has a scenario that is right and in which the display changes.
  func isBegun(_ number: String) -> Bool {
    outcomes(of: number, in: reports.last).verdict == .pass
      || shownTexts?.isInOtherWords(in: number) == true
      || shownTexts?.isPartlyRight(in: number) == true
  }

  private func outcomes(of number: String, in report: PatternReport?) -> [RunOutcome] {
    guard app.ruleNumbers.contains(number) else { return [] }
    if let obstacle { return obstacle }
    guard let report, let rule = report.rules.first(where: { $0.rule == number }) else {
      return [.notRun("the app has no specification to compare with")]
    }
    if let first = report.findings.first, comesNeverUp(first) {
      return [outcome(first, deciding: number)]
    }
    let (right, wrong, all) = report.scenarios(of: number)
    var passed = [RunOutcome](repeating: .pass, count: max(rule.verdict == .holds ? 1 : 0, right))
    switch report.isConsequence(number) ? .notRun : rule.verdict {
    case .holds: return passed
    case .broken, .unstable, .notWritten:
      let found = report.findings.first { $0.rule == number }
      // What a new screen shows under the rule's condition is broken in each walk.
      if let found, found.steps.isEmpty, found.condition != .plain { passed = [] }
      let failed = found.map { outcome($0, deciding: number) } ?? RunOutcome(verdict: .fail)
      // No scenario can show what leaks.
      let count = failed.isOfRelease ? 2 * max(1, all) : max(1, all - right)
      return passed + [RunOutcome](repeating: failed, count: count)
    case .notRun:
      // Points go by causes: what another rule breaks counts there, while most of this one is seen to hold.
      if report.isMostlyRight(number, in: app) || isRightAlone(number, in: app, report) {
        return passed + [.pass]
      }
      let hasConditions = !app.hasOwnRule(number) && !app.conditions(of: number).isEmpty
      let isHeld = hasConditions && report.hasHeldConditions(of: number, in: app)
      let cause = report.findings.onlyCause.map { "; see \($0) first" } ?? ""
      let open = RunOutcome.notRun(
        wrong > 0 && right + wrong == all
          ? (isHeld ? "what else is tried for it holds, but " : "")
            + "\(wrong) of its \(all.counted("scenario")) \(wrong == 1 ? "goes" : "go") wrong\(cause)"
          : rule.notTried.first ?? "no part of it could be tried")
      // S1 to S8 are more than their scenarios, which go wrong where the app's own rules do: their conditions count twice
      // as much as all of these.
      return passed
        + [RunOutcome](repeating: isHeld ? .pass : open, count: hasConditions ? 2 * max(1, all) : 0)
        + [RunOutcome](repeating: open, count: max(1, all - right))
    }
  }

  /// Indicates whether a rule is the one whose breach explains best what is wrong.
  func isCause(_ number: String) -> Bool {
    obstacle == nil && reports.contains { $0.isCause(number) }
  }

  /// A wrong text costs the points of the rule that has the right one, and of no other: it is found, and then
  /// left out of account.
  private func reports(of app: some AppDefinition, on pattern: Pattern) -> [PatternReport] {
    var reports: [PatternReport] = []
    var (best, texts) = (0, [WrongText]())
    // Two words that are exchanged are wrong as long as one of them counts.
    while reports.count < best + 3 {
      let report = app.report(
        on: pattern, effort: effort, deciding: rule, in: runner.excusing(texts))
      reports.append(report)
      // A skeleton shows nothing either, and that explains nothing.
      let isExplained = report.areMostScenariosRight || !texts.contains(where: \.isNothing)
      if isExplained, report.holding > reports[best].holding {
        (best, known) = (reports.count - 1, texts)
      }
      guard rule == nil, texts.count < 3, let text = report.findings.first.flatMap(WrongText.init)
      else { break }
      texts.append(text)
    }
    return Array(reports[...best])
  }

  /// Indicates whether a rule's scenarios are right in processes of their own, where they are wrong only
  /// because one screen changes what the next shows: that costs the points of S2 alone.
  private func isRightAlone(
    _ number: String, in app: some AppDefinition, _ report: PatternReport
  ) -> Bool {
    guard let pattern,
      report.rules.contains(where: { $0.rule == "S2" && $0.verdict == .broken })
    else { return false }
    if number == "S1" {
      let displays = runner.another.show([Walk([])], of: app, on: pattern, under: .plain).first?
        .displays
      return displays?.first??.widgets == app.ruleFile.initial
    }
    let scenarios = app.ruleFile.rules.first { $0.number == number }?.scenarios ?? []
    let right = scenarios.count { !app.breaks($0, on: pattern, in: runner.another) }
    return 2 * right > scenarios.count
  }

  /// Indicates whether there is no screen, or one that ends its process before it shows anything.
  private func comesNeverUp(_ finding: Finding) -> Bool {
    [.fatal, .notWritten].contains(finding.kind) && finding.steps.isEmpty
      && finding.failure?.isOfRelease != true
  }

  /// The outcome of a finding that decides a rule.
  func outcome(_ finding: Finding, deciding rule: String) -> RunOutcome {
    RunOutcome(
      verdict: GradeVerdict(finding),
      feedback: Feedback(finding, deciding: rule, toldBy: command),
      isOfRelease: finding.condition.isOfRelease)
  }
}

extension AppDefinition {
  /// The numbers of the rules that are the app's own, and not of every screen.
  var ownRules: Set<String> { Set(rules.filter { !$0.isOfEveryScreen }.map(\.number)) }

  /// Indicates whether a rule is the app's own.
  fileprivate func hasOwnRule(_ number: String) -> Bool { ownRules.contains(number) }
}
