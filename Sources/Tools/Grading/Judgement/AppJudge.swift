import AppScreens
import Parity

/// Judges the rules of one app by what a stage shows; all that is expected stays in this process.
final class AppJudge<Subject: AppDefinition>: RuleJudge {
  private let app: Subject
  private let stage: Stage
  private let written: WrittenJudge<Subject>

  init(_ app: Subject, on stage: Stage, within limits: GradingLimits) {
    self.app = app
    self.stage = stage
    written = WrittenJudge(app, on: stage, step: limits.step)
  }

  func outcomes(of number: String) -> Outcomes? {
    guard let rule = app.allRules.first(where: { $0.number == number }) else { return nil }
    let own = written.trials.indices.filter { written.trials[$0].rule == number }
    switch rule.mode {
    case .asWritten: return Outcomes(all: own.map(written.outcome))
    case .answeringWithdrawn:
      return Outcomes(all: own.map(written.outcome)) + judgeOthers(rule.number)
    case .enduring:
      return tooLittle
        ?? Outcomes(all: written.all.map { $0.verdict.isOfProcess ? $0.deciding(number) : .pass })
    case .besideAnother, .throughViews, .lookingIrregularly, .pausing, .elsewhere, .replacingViews,
      .holdingReplacedViews, .watchingRelease, .countingMemory, .leavingTheWorld:
      return judgeOthers(rule.number)
    }
  }

  /// The share of scenarios that a screen must show right before a rule on every screen is judged.
  private static var share: Double { 0.5 }

  /// The reason for judging no rule on every screen, where too little is right for it to mean anything.
  private var tooLittle: Outcomes? {
    let right = written.all.count(where: \.hasPassed)
    guard Double(right) < Self.share * Double(written.all.count) else { return nil }
    return .notRun(
      "\(right) of \(written.all.count) scenarios are right yet, which says too little")
  }

  /// The number of times that a process may end before a rule on something else is given up.
  private static var endsBorne: Int { 8 }

  /// The outcomes of a rule that is judged by running what is right in another mode.
  ///
  /// Such an end says nothing of a rule on something else where it is known from scenarios as written.
  private func judgeOthers(_ rule: String) -> Outcomes {
    if let tooLittle { return tooLittle }
    let right = zip(written.trials, written.all).filter { $0.1.hasPassed }.map(\.0)
    let endsProcess = written.all.contains(where: \.verdict.isOfProcess)
    var (all, ends, isFresh): ([Outcome], Int, Bool) = ([], 0, false)
    for other in right.flatMap(\.others) where other.rule == rule && ends < Self.endsBorne {
      if !isFresh { stage.renew(patience: endsProcess ? written.shortPatience : nil) }
      let outcome = judge(other)
      isFresh = stage.failure == nil
      if endsProcess, outcome.verdict.isOfProcess { ends += 1 } else { all.append(outcome) }
    }
    guard !all.isEmpty else { return .notRun("the process ends before anything else is seen") }
    return Outcomes(all: all)
  }

  /// Judges a run in another mode, in the process of those before unless that has ended.
  private func judge(_ other: ScenarioTrial.Other) -> Outcome {
    guard !stage.isOver else { return Outcome(verdict: .notRun) }
    let finding =
      other.isOnRelease
      ? stage.watch(other.steps, of: app, in: other.mode)
      : other.check.run(shrinking: false).finding
    return outcome(finding, other.rule, other.check.name, other.hint)
  }

  private func outcome(
    _ finding: Finding?, _ rule: String, _ check: String?, _ hint: String?
  ) -> Outcome {
    stage.outcome(finding, app: app.name, rule: rule, check: check, hint: hint)
  }

  func judgeUnseen(gestures: Int, seed: UInt64) -> Outcomes {
    guard app.specification != nil else {
      return .notRun("the app has no specification to compare with")
    }
    guard !written.all.isEmpty, !written.neverComesUp else {
      return .notRun("no screen comes up")
    }
    for search in app.usualSearches(gestures: gestures, seed: seed) where !search.asksForStates {
      guard !stage.isOver else { return .notRun("the time was over") }
      stage.renew()
      let difference = stage.difference(by: search, of: app)
      if let failure = stage.failure {
        let fewest = stage.shrunk(failure, of: app, patience: written.shortPatience)
        let feedback = Feedback(fewest, app: app.name, rule: "S5", check: nil)
        return Outcomes(all: [Outcome(verdict: GradeVerdict(fewest.cause), feedback: feedback)])
      }
      if let difference {
        return Outcomes(all: [Outcome(verdict: .fail, feedback: Feedback(difference))])
      }
    }
    return Outcomes(all: [.pass])
  }
}

extension Search {
  /// Indicates whether it looks into the insides of screens, which are elsewhere.
  fileprivate var asksForStates: Bool {
    if case .states = self { true } else { false }
  }
}
