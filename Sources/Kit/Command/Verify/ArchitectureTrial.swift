import AppScreens
import TriptychParity
import TriptychTextLayout
import TriptychTraces

/// An architecture rule that only running a pattern's screen can decide, and what came out.
struct ArchitectureTrialResult: Encodable {
  /// The outcome of a trial.
  enum Verdict: Encodable {
    case holds
    case broken(String)
    case notRun(String)
  }

  let rule: String
  let app: String
  let pattern: String
  let verdict: Verdict

  /// Indicates whether the rule was seen to be broken.
  var isBroken: Bool {
    if case .broken = verdict { true } else { false }
  }
}

extension AppDefinition {
  /// The results of the trials of this app in the patterns that have it.
  ///
  /// Trials take steps in this process, so a screen that is known to end its process is not tried.
  func architectureTrials(
    in patterns: [Pattern], after report: Report
  ) -> [ArchitectureTrialResult] {
    let ending = report.findings.filter { $0.failure != nil }.map(\.pattern)
    return patterns.flatMap { pattern -> [ArchitectureTrialResult] in
      guard let trial = ArchitectureTrial(of: self, in: pattern) else { return [] }
      let verdicts =
        ending.contains(pattern.name)
        ? Array(repeating: .notRun("the screen ends its process"), count: 2)
        : [trial.worksWithoutView, trial.servesTwoViews]
      return zip(["A18", "A19"], verdicts).map {
        ArchitectureTrialResult(rule: $0, app: name, pattern: pattern.name, verdict: $1)
      }
    }
  }
}

/// The architecture rules that only running a pattern's screen can decide.
private struct ArchitectureTrial<Subject: AppDefinition> {
  let app: Subject
  let makeScreen: @Sendable () -> any Screen<Subject.Gesture, Subject.Display>

  /// A trial of an app in a pattern; nil if the pattern does not have it.
  init?(of app: Subject, in pattern: Pattern) {
    guard let makeScreen = app.screenFactory(in: pattern) else { return nil }
    self.app = app
    self.makeScreen = makeScreen
  }

  /// A18: a gesture on a view that was replaced still changes what model or mediator hold when the
  /// new view is gone too.
  var worksWithoutView: ArchitectureTrialResult.Verdict {
    let gestures = app.alphabet.filter(changesState)
    guard let first = gestures.first else {
      return .notRun("no gesture seems to change a model or a mediator")
    }
    guard let view = orphan() else {
      return .notRun("a replaced view cannot be told from the new one")
    }
    guard !ModelState(behind: view).isEmpty else {
      return .notRun("a replaced view reaches no mediator")
    }
    // A view that has let go of its bindings may be unable to set a value, but not to say anything.
    guard gestures.contains(where: isHeardWithoutView) else {
      return .broken("\(first.notation) changes nothing once the view is gone")
    }
    return .holds
  }

  /// A19: a second view shows what the first does, after gestures on either.
  var servesTwoViews: ArchitectureTrialResult.Verdict { servesTwoViews(makeScreen()) }

  private func servesTwoViews(
    _ screen: some Screen<Subject.Gesture, Subject.Display>
  ) -> ArchitectureTrialResult.Verdict {
    guard let second = screen.secondView() else {
      return .notRun("the screen offers no second view")
    }
    var generator = SeededGenerator(seed: 1)
    var steps: [String] = []
    for count in 0..<200 {
      guard screen.display == screen.display(through: second) else {
        let step = steps.isEmpty ? "at first" : "after \(steps.joined(separator: " "))"
        return .broken("the two views differ \(step)")
      }
      guard let gesture = app.alphabet.randomElement(using: &generator) else { break }
      steps.append(gesture.notation)
      if count.isMultiple(of: 2) { screen.perform(gesture) } else { second.perform(gesture) }
    }
    return .holds
  }

  private func changesState(_ gesture: Subject.Gesture) -> Bool {
    let screen = makeScreen()
    let before = ModelState(behind: screen)
    screen.perform(gesture)
    return ModelState(behind: screen) != before
  }

  private func isHeardWithoutView(_ gesture: Subject.Gesture) -> Bool {
    guard let view = orphan() else { return false }
    let before = ModelState(behind: view)
    view.perform(gesture)
    return ModelState(behind: view) != before
  }

  /// A replaced view whose successor and screen are both gone.
  private func orphan() -> (any HeadlessView<Subject.Gesture, Subject.Display>)? {
    let screen = makeScreen()
    let view = view(of: screen)
    screen.replaceView()
    return view === self.view(of: screen) ? nil : view
  }

  private func view(
    of screen: some Screen<Subject.Gesture, Subject.Display>
  ) -> any HeadlessView<Subject.Gesture, Subject.Display> { screen.view }
}
