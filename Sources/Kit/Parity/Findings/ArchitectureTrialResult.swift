import AppScreens
import SharedSuite
import TriptychTerminal

/// What came of a rule of architecture that only running a pattern's screen decides.
package struct ArchitectureTrialResult: Encodable, Sendable {
  /// The number of the rule.
  package let rule: String

  /// The name of the app.
  package let app: String

  /// The name of the pattern.
  package let pattern: String

  /// The verdict.
  package let verdict: Verdict

  /// What is broken, or why the rule was not tried; nil if it holds.
  package let reason: String?

  /// Indicates whether the rule was seen to be broken.
  package var isBroken: Bool { verdict == .broken }

  fileprivate init(
    _ trial: ArchitectureTrial, _ app: String, _ pattern: String, _ outcome: Outcome<String>
  ) {
    (rule, self.app, self.pattern) = (trial.rawValue, app, pattern)
    (verdict, reason) =
      switch outcome {
      case .right: (.holds, nil)
      case .wrong(let fault): (.broken, fault)
      case .notRun(let obstacle): (.notRun, obstacle)
      }
  }
}

extension AppDefinition {
  /// The results of the trials of this app in the patterns that have it.
  ///
  /// A screen that crashes without a view takes its process down, so the trials belong in a worker.
  package func architectureTrials(
    in patterns: [Pattern], by runner: any Runner
  ) -> [ArchitectureTrialResult] {
    patterns.filter(isWritten).flatMap { pattern in
      ArchitectureTrial.allCases.map { trial in
        let outcome =
          switch trial {
          case .withoutView: withoutView(on: pattern, by: runner)
          case .twoViews: withTwoViews(on: pattern, by: runner)
          }
        return ArchitectureTrialResult(trial, name, pattern.name, outcome)
      }
    }
  }

  /// A18: each gesture on a new screen, and then each step of a scenario after those before it.
  ///
  /// It is enough that one gesture is received: a view that has ended its bindings may be unable to set a
  /// value, but not to send anything. An event needs no view, so each must be received. Nothing is said of a
  /// screen whose mediator is gone with the new view: then only helpers of the replaced view were seen.
  private func withoutView(on pattern: Pattern, by runner: any Runner) -> Outcome<String> {
    var (isReceived, ignored, faults) = (false, [String](), [String]())
    var obstacles: [String] = []
    var rest = stepsWithoutView[...]
    var size = max(1, alphabet.count)
    // Steps of a main-actor screen may take long, as where its tasks sleep.
    let end = ContinuousClock.now + .seconds(SearchLimits.secondsOfTrial)
    while !rest.isEmpty, faults.isEmpty, !obstacles.contains(noMediatorLeft),
      ContinuousClock.now < end
    {
      let batch = rest.prefix(size)
      rest = rest.dropFirst(size)
      size = 16
      let walks = batch.map { Walk($0, for: .withoutView) }
      for (steps, trail) in zip(batch, trails(of: walks, on: pattern, by: runner)) {
        let words = Self.words(steps)
        switch trail.ending {
        case .right: isReceived = true
        case .wrong(.fault):
          let reason = "\(words) changes nothing once the view is gone"
          if case .event? = steps.last { faults.append(reason) } else { ignored.append(reason) }
        case .notRun(let reason): obstacles.append(reason)
        // Nothing was noted if it fails with a view, too, and two displays if its state cannot be read.
        case .wrong(.failure(let failure)) where trail.displays.count == 1 && !failure.isOfSystem:
          faults.append("\(failure.wordsWithoutView), after \(words)")
        case .wrong(.failure(let failure)):
          obstacles.append(failure.isOfSystem ? "\(failure)" : "the screen ends its process")
        }
      }
    }
    guard !obstacles.contains(noMediatorLeft) else { return .notRun(noMediatorLeft) }
    if let fault = faults.first { return .wrong(fault) }
    if isReceived { return .right }
    return ignored.first.map { .wrong($0) }
      ?? .notRun(obstacles.uniqued.joined(separator: "; "))
  }

  /// The trails of walks; a screen of the main actor that does nothing may do it after a delay.
  private func trails(
    of walks: [Walk<Gesture>], on pattern: Pattern, by runner: any Runner
  ) -> [Trail<State>] {
    let trails = runner.show(walks, of: self, on: pattern, under: .plain)
    guard isOnMainActor(in: pattern) else { return trails }
    return zip(walks, trails).map { walk, trail in
      guard case .wrong(.fault) = trail.ending else { return trail }
      var walk = walk
      walk.delay = SearchLimits.longestDelay
      return runner.show(walk, of: self, on: pattern)
    }
  }

  private static func words(_ steps: some Collection<Step<Gesture>>) -> String {
    FindingText.shortened(Array(steps)) { $0.notation.visible(upTo: 40) }.joined(separator: " ")
  }

  private var stepsWithoutView: [[Step<Gesture>]] {
    let scenarios = rules.flatMap(\.scenarios)
      .filter { !$0.steps.contains(where: \.takesLong) }.map { $0.steps.prefix(24) }
    let beginnings = scenarios.flatMap { steps in steps.indices.map { Array(steps[...$0]) } }
    return (alphabet.map { [.gesture($0)] } + beginnings.filter { $0.last != .replaceView }).uniqued
  }

  /// A19: a second view shows what the first does, after gestures on either.
  private func withTwoViews(on pattern: Pattern, by runner: any Runner) -> Outcome<String> {
    var generator = SeededGenerator(seed: 1)
    let steps = (0..<200).compactMap { _ in alphabet.randomElement(using: &generator) }
      .map { Step.gesture($0) }
    switch runner.show(Walk(steps, for: .twoViews), of: self, on: pattern).ending {
    case .right: return .right
    case .wrong(.fault(let fault)):
      let words = Self.words(steps.prefix(fault.steps))
      return .wrong("the two views differ \(words.isEmpty ? "at first" : "after \(words)")")
    case .notRun(let reason): return .notRun(reason)
    case .wrong(.failure(let failure)):
      guard !failure.isOfSystem, runner.show(Walk(steps), of: self, on: pattern).isWhole else {
        return .notRun(failure.isOfSystem ? "\(failure)" : "the screen ends its process")
      }
      return .wrong("with two views, it \(failure)")
    }
  }
}

extension Walk {
  fileprivate init(_ steps: [Step<Gesture>], for trial: ArchitectureTrial) {
    self.init(steps)
    self.trial = trial
  }
}

extension Trail {
  fileprivate var isWhole: Bool { if case .right = ending { true } else { false } }
}

extension ProcessFailure {
  /// How a screen fails that works as long as it has a view.
  fileprivate var wordsWithoutView: String {
    switch cause {
    case .crashed:
      "the screen crashes once its view is gone (is a weak view force-unwrapped?)"
    case .timedOut: "the screen hangs once its view is gone"
    case .outOfMemory, .exitedEarly, .spoiledChannel, .flooded, .unwritten, .unusable:
      "once its view is gone, the screen has \(self)"
    }
  }
}
