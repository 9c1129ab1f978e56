import AppScreens
import Foundation

/// Runs the scenarios of a file on several patterns, and compares what they show.
struct ScenarioComparison<Gesture: ScreenGesture, Display: ScreenDisplay> {
  let file: RuleFile<Gesture, Display>
  let patterns: [Pattern]

  /// A scenario that goes wrong on a pattern.
  private struct Deviation {
    let scenario: Scenario<Gesture>

    /// The number of steps until the display is wrong.
    let steps: Int

    /// The widgets as they are seen then.
    let shown: [Widget]

    /// The number of steps, and of the bytes in which they are written.
    var size: (Int, Int) {
      (steps, scenario.steps.prefix(steps).map(\.notation.utf8.count).reduce(0, +))
    }

    /// Indicates whether all texts are right, so that only a cursor has moved.
    var isOfCursor: Bool { shown.map(\.text) == scenario.widgets[steps].map(\.text) }
  }

  /// The scenario that shows best what is wrong on a pattern; nil if all show what they must.
  ///
  /// It is one of the rule that leads by the outcomes of all; of its scenarios, the one that goes wrong after
  /// the fewest steps.
  ///
  /// A pattern without a screen for the app fails with a ``MissingScreen``.
  @MainActor func failure(of pattern: Pattern) async -> (any Error)? {
    guard pattern.screenFactory(Gesture.self, Display.self) != nil else {
      return MissingScreen(pattern: pattern.name, file: file.name)
    }
    var outcomes: [ScenarioOutcome] = []
    var deviations: [String: [Deviation]] = [:]
    for rule in file.rules {
      for scenario in rule.scenarios {
        let found = await run(scenario, on: pattern, until: { $1 != scenario.widgets[$0] })
        let outcome = ScenarioOutcome(
          of: rule, stepCount: scenario.moments.count, stepsUntilWrong: found?.steps,
          isOfCursor: found?.isOfCursor ?? false)
        outcomes.append(outcome)
        if let found { deviations[outcome.brokenRule, default: []].append(found) }
      }
    }
    let broken = file.rules.filter { deviations[$0.number] != nil }
    guard let leading = outcomes.leadingRule,
      let rule = broken.first(where: { $0.number == leading }),
      let first = deviations[leading]?.min(by: { $0.size < $1.size })
    else { return nil }
    let others = broken.map(\.number).filter { $0 != leading }
    return await failure(first, of: rule, on: pattern, others)
  }

  /// Takes the steps of a scenario until what is seen after a number of them is what is looked for.
  ///
  /// It does so on the main actor, where an app takes them; the tasks of a main-actor screen have their turns.
  /// A plain screen is looked at once more in the end, when what it has put off on the main queue is done.
  @MainActor private func run(
    _ scenario: Scenario<Gesture>, on pattern: Pattern, until isFound: (Int, [Widget]) -> Bool
  ) async -> Deviation? {
    guard let screens = pattern.screenFactory(Gesture.self, Display.self) else { return nil }
    CrashNote.isPrepared
    let place = "scenario \(scenario.name.inQuotes), \(file.name):\(scenario.line)"
    let note = Array("\n\(pattern), \(place), ".utf8)
    CrashNote.note(0, of: note)
    defer { CrashNote.clear() }
    let tasks = ScreenTasks()
    let screen = tasks.start(screens.makeScreen)
    for count in 0...scenario.moments.count {
      if count > 0 {
        CrashNote.note(count, of: note)
        tasks.start { screen.take(scenario.moments[count - 1].step) }
      }
      if screens.isOnMainActor {
        while tasks.areAtWork {
          if tasks.areSlow { usleep(1_000) }
          await Task.yield()
        }
      }
      var shown = screen.widgets
      // What a task does by way of other threads is waited for before it is called wrong.
      for _ in 0..<50 where screens.isOnMainActor && isFound(count, shown) {
        usleep(1_000)
        await Task.yield()
        shown = screen.widgets
      }
      if isFound(count, shown) { return Deviation(scenario: scenario, steps: count, shown: shown) }
    }
    for _ in 0..<3 { await Task.yield() }
    let (count, shown) = (scenario.moments.count, screen.widgets)
    return isFound(count, shown) ? Deviation(scenario: scenario, steps: count, shown: shown) : nil
  }

  @MainActor private func failure(
    _ found: Deviation, of rule: Rule<Gesture>, on pattern: Pattern, _ otherRules: [String]
  ) async -> SuiteFailure {
    let (scenario, count) = (found.scenario, found.steps)
    var shown: [SuiteFailure.Shown] = []
    for other in patterns {
      // What was seen on this pattern is kept: taken again, the steps may show something else.
      let widgets =
        other.name == pattern.name
        ? found.shown : await run(scenario, on: other) { steps, _ in steps == count }?.shown
      if let widgets { shown.append(SuiteFailure.Shown(pattern: other.name, widgets: widgets)) }
    }
    let line = count == 0 ? scenario.line : scenario.moments[count - 1].line
    return SuiteFailure(
      pattern: pattern.name, rule: "\(rule.number) \(rule.statement)",
      scenario: scenario.name, place: "\(file.name):\(line)",
      steps: scenario.steps.prefix(count).map(\.notation), expected: scenario.widgets[count],
      shown: shown, otherRules: otherRules)
  }
}
