import AppScreens
import Parity
import TextLayout

/// Judges the scenarios of one app as they are written, each once, in processes of their own.
final class WrittenJudge<Subject: AppDefinition> {
  /// The scenarios, over the screens of a stage.
  let trials: [ScenarioTrial]

  /// The seconds to wait for a step where some are known to hang.
  let shortPatience: Double

  /// The outcome of each scenario.
  private(set) lazy var all: [Outcome] = trials.indices.map(outcome)

  private let app: Subject
  private let stage: Stage
  private var known: [Int: Outcome] = [:]
  private var hangs: [String: Int] = [:]
  private var hangsAtStart = 0

  init(_ app: Subject, on stage: Stage, step: Double) {
    self.app = app
    self.stage = stage
    shortPatience = max(0.2, step / 8)
    trials = app.trials(of: stage.pattern(of: app))
  }

  /// Indicates whether three screens in a row hung before they showed anything.
  var neverComesUp: Bool { hangsAtStart >= 3 }

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

  /// The outcome of a scenario.
  func outcome(at index: Int) -> Outcome {
    if let outcome = known[index] { return outcome }
    let outcome = judge(trials[index])
    known[index] = outcome
    return outcome
  }

  /// Judges a scenario twice, in other surroundings the second time, and tells the fewest steps.
  private func judge(_ trial: ScenarioTrial) -> Outcome {
    guard !stage.isOver else { return Outcome(verdict: .notRun) }
    guard !showsNothing else {
      return closed(.notWritten, trial, expected: "something to see", shown: "nothing, ever")
    }
    guard !neverComesUp else {
      return closed(.notRun, trial, expected: "a screen", shown: "none, three times in a row")
    }
    var first = attempt(trial, surroundings: 5)
    if first.verdict == .timeout, !isKnownToHang(trial) {
      // The machine may have been slow for a moment.
      first = attempt(trial, surroundings: 5)
    }
    note(first)
    guard first.verdict != .timeout, first.verdict != .notWritten else { return first }
    let second = attempt(trial, surroundings: 8)
    guard second.isSame(as: first) else {
      guard first.verdict.isOfProcess, second.verdict.isOfProcess else {
        return unstable(first, second, trial)
      }
      // On a busy machine a crash may be seen too late, and be taken for silence.
      return second.verdict == .crash ? second : first
    }
    guard first.verdict == .fail else { return first }
    let shrunk = attempt(trial, surroundings: 5, shrinking: true)
    return shrunk.verdict == .fail ? shrunk : first
  }

  private func attempt(
    _ trial: ScenarioTrial, surroundings: UInt64, shrinking: Bool = false
  ) -> Outcome {
    stage.renew(
      patience: isKnownToHang(trial) ? shortPatience : nil, surroundings: surroundings,
      keepingScreens: true)
    let finding = trial.asWritten.run(shrinking: shrinking).finding
    return stage.outcome(
      finding, app: app.name, rule: trial.rule, check: trial.asWritten.name, hint: nil)
  }

  private func isKnownToHang(_ trial: ScenarioTrial) -> Bool {
    trial.steps.contains { hangs[$0, default: 0] > 1 }
  }

  private func note(_ outcome: Outcome) {
    guard outcome.verdict == .timeout else {
      hangsAtStart = 0
      return
    }
    if let last = outcome.feedback?.steps.last {
      hangs[last, default: 0] += 1
    } else {
      hangsAtStart += 1
    }
  }

  private func closed(
    _ verdict: GradeVerdict, _ trial: ScenarioTrial, expected: String, shown: String,
    hint: String? = nil
  ) -> Outcome {
    let feedback = Feedback(
      rule: trial.rule, app: app.name, expected: expected, shown: shown, hint: hint)
    return Outcome(verdict: verdict, feedback: feedback)
  }

  private func unstable(_ first: Outcome, _ second: Outcome, _ trial: ScenarioTrial) -> Outcome {
    let words = [first, second].map { $0.feedback?.shown ?? "all as it must be" }
    return closed(
      .unstable, trial, expected: "the same in a second run",
      shown: words.joined(separator: ", then "),
      hint: "what depends on chance, the time, the order of a set, or the surroundings?")
  }
}

extension Stage {
  /// The outcome of a run on the stage: how its process ended, or else what was found.
  func outcome(
    _ finding: Finding?, app: String, rule: String, check: String?, hint: String?
  ) -> Outcome {
    if let failure {
      return Outcome(
        verdict: GradeVerdict(failure.cause),
        feedback: Feedback(failure, app: app, rule: rule, check: check))
    }
    guard let finding else { return .pass }
    return Outcome(
      verdict: .fail,
      feedback: Feedback(finding, app: app, rule: rule, check: check ?? "", hint: hint))
  }
}
