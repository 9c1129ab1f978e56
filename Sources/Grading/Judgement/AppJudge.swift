import AppScreens
import Parity
import TextLayout

/// Judges the rules of one app by what a stage shows; all that is expected stays in this process.
final class AppJudge<Subject: AppDefinition>: RuleJudge {
  private let app: Subject
  private let stage: Stage
  private let step: Double
  private let trials: [ScenarioTrial]
  private var hangs: [String: Int] = [:]
  private var hangsAtStart = 0
  private var known: [Int: Outcome] = [:]

  /// The outcome of each trial as it is written; nothing is written where each shows nothing.
  private lazy var written: [Outcome] = trials.indices.map(asWritten)

  /// Indicates whether a screen is blank at first and after each step that there is, as a skeleton is.
  private lazy var showsNothing: Bool = {
    let blank = Subject.Display()
    stage.renew()
    guard let makeScreen = app.screenFactory(in: stage.pattern(of: app)) else { return false }
    let screen = makeScreen()
    let isBlank =
      screen.display == blank
      && app.steps.allSatisfy { step in
        screen.take(step)
        return screen.display == blank
      }
    return isBlank && stage.failure == nil
  }()

  init(_ app: Subject, on stage: Stage, within limits: GradingLimits) {
    self.app = app
    self.stage = stage
    step = limits.step
    trials = app.trials(of: stage.pattern(of: app))
  }

  func outcomes(of number: String) -> Outcomes? {
    guard let rule = app.allRules.first(where: { $0.number == number }) else { return nil }
    let own = trials.indices.filter { trials[$0].rule == number }
    switch rule.mode {
    case .asWritten: return Outcomes(all: own.map(asWritten))
    case .answeringWithdrawn:
      return Outcomes(all: own.map(asWritten)) + (judgeOthers(rule.number) ?? Outcomes())
    case .enduring:
      return tooLittle
        ?? Outcomes(all: written.map { $0.verdict.isOfProcess ? $0.deciding(number) : .pass })
    case .besideAnother, .throughViews, .lookingIrregularly, .pausing, .elsewhere, .replacingViews,
      .holdingReplacedViews, .watchingRelease, .countingMemory, .leavingTheWorld:
      return judgeOthers(rule.number)
    }
  }

  /// The share of scenarios that a screen must show right before a rule on every screen is judged.
  private static var share: Double { 0.5 }

  /// The reason for judging no rule on every screen, where too little is right for it to mean anything.
  private var tooLittle: Outcomes? {
    let right = written.count(where: \.hasPassed)
    guard Double(right) < Self.share * Double(trials.count) else { return nil }
    return .notRun("\(right) of \(trials.count) scenarios are right yet, which says too little")
  }

  /// The number of times that a process may end before a rule on something else is given up.
  private static var endsBorne: Int { 8 }

  /// The outcomes of a rule that is judged by running what is right in another mode.
  ///
  /// Where screens are known to end their process, such an end says nothing of a rule on something else.
  private func judgeOthers(_ rule: String) -> Outcomes? {
    if let tooLittle { return tooLittle }
    let right = zip(trials, written).filter { $0.1.hasPassed }.map(\.0)
    let endsProcess = written.contains(where: \.verdict.isOfProcess)
    var (all, ends, isFresh): ([Outcome], Int, Bool) = ([], 0, false)
    for other in right.flatMap(\.others) where other.rule == rule && ends < Self.endsBorne {
      if !isFresh { stage.renew(patience: endsProcess ? shortPatience : nil) }
      let outcome = judge(other)
      isFresh = stage.failure == nil
      if endsProcess, outcome.verdict.isOfProcess { ends += 1 } else { all.append(outcome) }
    }
    guard !all.isEmpty else { return .notRun("the process ends before anything else is seen") }
    return Outcomes(all: all)
  }

  /// The seconds to wait for a step where some are known to hang.
  private var shortPatience: Double { max(0.2, step / 8) }

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
    if let failure = stage.failure {
      return Outcome(
        verdict: GradeVerdict(failure.cause),
        feedback: Feedback(failure, app: app.name, rule: rule, check: check))
    }
    guard let finding else { return .pass }
    return Outcome(
      verdict: .fail,
      feedback: Feedback(finding, app: app.name, rule: rule, check: check ?? "", hint: hint))
  }

  /// The outcome of a trial as it is written, judged once.
  private func asWritten(_ index: Int) -> Outcome {
    if let outcome = known[index] { return outcome }
    let outcome = judgeAsWritten(trials[index])
    known[index] = outcome
    return outcome
  }

  /// Judges a scenario twice, in other surroundings the second time, and tells the fewest steps.
  private func judgeAsWritten(_ trial: ScenarioTrial) -> Outcome {
    guard !stage.isOver else { return Outcome(verdict: .notRun) }
    guard !showsNothing else {
      let feedback = Feedback(
        rule: trial.rule, app: app.name, expected: "something to see", shown: "nothing, ever")
      return Outcome(verdict: .notWritten, feedback: feedback)
    }
    guard hangsAtStart < 3 else {
      let feedback = Feedback(
        rule: trial.rule, app: app.name, expected: "a screen", shown: "none, three times in a row")
      return Outcome(verdict: .notRun, feedback: feedback)
    }
    let first = attempt(trial, surroundings: 5)
    guard first.verdict != .timeout, first.verdict != .notWritten else {
      note(first)
      return first
    }
    hangsAtStart = 0
    let second = attempt(trial, surroundings: 8)
    guard second == first else { return unstable(first, second, trial) }
    return first.verdict == .fail
      ? attempt(trial, surroundings: 5, shrinking: true, or: first) : first
  }

  private func attempt(
    _ trial: ScenarioTrial, surroundings: UInt64, shrinking: Bool = false, or known: Outcome = .pass
  ) -> Outcome {
    let isKnownToHang = trial.steps.contains { hangs[$0, default: 0] > 1 }
    stage.renew(
      patience: isKnownToHang ? shortPatience : nil, surroundings: surroundings,
      keepingScreens: true)
    let finding = trial.asWritten.run(shrinking: shrinking).finding
    let found = outcome(finding, trial.rule, trial.asWritten.name, nil)
    return shrinking && found.verdict != known.verdict ? known : found
  }

  private func note(_ outcome: Outcome) {
    guard outcome.verdict == .timeout else { return }
    if let last = outcome.feedback?.steps.last {
      hangs[last, default: 0] += 1
    } else {
      hangsAtStart += 1
    }
  }

  private func unstable(_ first: Outcome, _ second: Outcome, _ trial: ScenarioTrial) -> Outcome {
    let words = [first, second].map { $0.feedback?.shown ?? "all as it must be" }
    return Outcome(
      verdict: .unstable,
      feedback: Feedback(
        rule: trial.rule, app: app.name, expected: "the same in a second run",
        shown: "\(words[0]), then \(words[1])",
        hint: "what depends on chance, the time, the order of a set, or the surroundings?"))
  }

  func judgeUnseen(gestures: Int, seed: UInt64) -> Outcomes {
    guard app.specification != nil else {
      return .notRun("the app has no specification to compare with")
    }
    _ = written
    guard hangsAtStart < 3 else { return .notRun("no screen comes up") }
    for search in app.usualSearches(gestures: gestures, seed: seed) where !search.asksForStates {
      guard !stage.isOver else { return .notRun("the time was over") }
      stage.renew()
      let difference = stage.difference(by: search, of: app)
      if stage.failure != nil { return Outcomes(all: [outcome(nil, "S5", nil, nil)]) }
      if let difference {
        return Outcomes(all: [Outcome(verdict: .fail, feedback: Feedback(difference))])
      }
    }
    return Outcomes(all: [.pass])
  }
}

/// Judges the rules of some app.
protocol RuleJudge: AnyObject {
  /// The outcomes that decide a rule; nil if the app has no such rule.
  func outcomes(of number: String) -> Outcomes?

  /// The outcomes of steps that nobody wrote.
  func judgeUnseen(gestures: Int, seed: UInt64) -> Outcomes
}

extension GradeVerdict {
  /// Indicates whether it says how a process ended, rather than what was shown.
  fileprivate var isOfProcess: Bool {
    switch self {
    case .crash, .timeout, .memory, .earlyExit, .flooded, .notWritten, .graderError, .notRun: true
    case .pass, .fail, .unstable, .refused, .unbuilt: false
    }
  }
}

extension Search {
  /// Indicates whether it looks into the insides of screens, which are elsewhere.
  fileprivate var asksForStates: Bool {
    if case .states = self { true } else { false }
  }
}
