import AppScreens
import Foundation

extension RuleFile {
  /// A scenario that goes wrong on a pattern.
  struct Deviation {
    let scenario: Scenario<Gesture>

    /// The number of steps until the display is wrong.
    let steps: Int

    /// The widgets as they are seen then.
    let shown: [Widget]

    /// The screen, whose tasks continue.
    let screen: any Screen<Gesture, Display>

    /// Indicates whether another display is seen by now.
    var hasChanged: Bool { screen.widgets != shown }

    /// The number of steps, and of the bytes in which they are written.
    var size: (Int, Int) {
      (steps, scenario.steps.prefix(steps).map(\.notation.utf8.count).reduce(0, +))
    }
  }

  /// Takes the steps of a scenario until what is seen after a number of them is what is looked for.
  ///
  /// It does so on the main actor, where an app takes them; the tasks of a main-actor screen have their turns.
  /// A plain screen is looked at once more in the end, when what it has put off on the main queue is done.
  @MainActor func run(
    _ scenario: Scenario<Gesture>, on pattern: Pattern, waiting milliseconds: Int,
    until isFound: (Int, [Widget]) -> Bool
  ) async -> Deviation? {
    guard let screens = pattern.screenFactory(Gesture.self, Display.self) else { return nil }
    CrashNote.isPrepared
    let place = "scenario \(scenario.name.inQuotes), \(name):\(scenario.line)"
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
      var remaining = screens.isOnMainActor ? milliseconds : 0
      while isFound(count, shown) {
        guard remaining > 0 else {
          return Deviation(scenario: scenario, steps: count, shown: shown, screen: screen)
        }
        remaining -= 1
        await Self.pause()
        shown = screen.widgets
      }
    }
    for _ in 0..<3 { await Task.yield() }
    let (count, shown) = (scenario.moments.count, screen.widgets)
    guard isFound(count, shown) else { return nil }
    return Deviation(scenario: scenario, steps: count, shown: shown, screen: screen)
  }

  /// Waits for a millisecond, and lets the tasks of the main actor have a turn.
  @MainActor static func pause() async {
    usleep(1_000)
    await Task.yield()
  }
}
