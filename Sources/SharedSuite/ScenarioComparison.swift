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

  /// A rule that is broken, and its scenario that goes wrong after the fewest steps.
  private struct Fault {
    let rule: Rule<Gesture>
    let first: Deviation

    /// The share of the rule's scenarios that go wrong, as it is estimated.
    let share: Double

    /// The place among others: the one that shows best what is wrong comes first.
    var rank: (Int, Double, Int, Int) {
      if first.steps == 0 { return (0, 0, 0, 0) }
      return (1, -share, rule.isOfEveryScreen ? 1 : 0, first.steps)
    }
  }

  /// The scenario that shows best what is wrong on a pattern; nil if all show what they must.
  ///
  /// If a new screen is wrong, that is it. Otherwise it is one of the rule that most likely is broken: of
  /// its scenarios the largest share goes wrong. As few scenarios say less than many, the share is estimated
  /// by Laplace's rule of succession. Of the rule's scenarios it goes wrong after the fewest steps.
  ///
  /// A pattern without a screen for the app fails with a ``MissingScreen``.
  @MainActor func failure(of pattern: Pattern) async -> (any Error)? {
    guard pattern.screenFactory(Gesture.self, Display.self) != nil else {
      return MissingScreen(pattern: pattern.name, file: file.name)
    }
    var wrong: [String: [Deviation]] = [:]
    for rule in file.rules {
      for scenario in rule.scenarios {
        guard let found = await run(scenario, on: pattern, until: { $1 != scenario.widgets[$0] })
        else { continue }
        // A cursor that moves breaks its own rule, in whichever scenario it is seen.
        wrong[found.isOfCursor ? Rule<Gesture>.cursorNumber : rule.number, default: []].append(
          found)
      }
    }
    let faults = file.rules.compactMap { rule -> Fault? in
      guard let all = wrong[rule.number], let first = all.min(by: { $0.size < $1.size }) else {
        return nil
      }
      let share = Double(all.count + 1) / Double(rule.scenarios.count + 2)
      return Fault(rule: rule, first: first, share: share)
    }
    guard let fault = faults.min(by: { $0.rank < $1.rank }) else { return nil }
    return await failure(fault, on: pattern, of: faults)
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
    let words =
      "\(pattern) crashes in scenario \(scenario.name.inQuotes), \(file.name):\(scenario.line)"
    let note = Array("\n\(words), at step ".utf8)
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
    _ fault: Fault, on pattern: Pattern, of all: [Fault]
  ) async -> SuiteFailure {
    let (scenario, count) = (fault.first.scenario, fault.first.steps)
    var shown: [SuiteFailure.Shown] = []
    for other in patterns {
      // What was seen on this pattern is kept: taken again, the steps may show something else.
      let widgets =
        other.name == pattern.name
        ? fault.first.shown : await run(scenario, on: other) { steps, _ in steps == count }?.shown
      if let widgets { shown.append(SuiteFailure.Shown(pattern: other.name, widgets: widgets)) }
    }
    let line = count == 0 ? scenario.line : scenario.moments[count - 1].line
    let others = all.map(\.rule.number).filter { $0 != fault.rule.number }
    return SuiteFailure(
      pattern: pattern.name, rule: "\(fault.rule.number) \(fault.rule.statement)",
      scenario: scenario.name, place: "\(file.name):\(line)",
      steps: scenario.steps.prefix(count).map(\.notation), expected: scenario.widgets[count],
      shown: shown, otherRules: others)
  }
}
