import AppModels
import AppRules
import AppScreens
import Testing

@testable import Parity

/// Everything that is done to screens in the modes in which nothing is drawn, in its order.
struct NotedRunTests {
  private func notes(in mode: RunMode, after steps: String) throws -> [String] {
    let steps = try steps.split(separator: " ").flatMap {
      try Step<ColourSelectorGesture>.read(String($0))
    }
    let notes = ScreenNotes()
    let app = ColourSelectorApp()
    let run = ModeRun(
      app: app, rule: try #require(app.rules.first), pattern: "Noted", mode: mode, name: "noted",
      makeScreen: { NotedScreen(in: notes) }, grace: Grace(), seed: 0)
    if let finding = run.finding(after: steps) { Issue.record("\(finding)") }
    return notes.all
  }

  @Test(
    arguments: [
      (.asWritten, "1 made"),
      (.enduring, "1 made, 1 looked at, 1 green=on, 1 looked at, 1 renewed, 1 looked at"),
      (
        .replacingViews,
        """
        1 made, 1 looked at, 1 green=on, 1 looked at, 1 looked at, 2 made, 2 looked at, \
        2 green=on, 2 looked at, 2 renewed, 2 looked at
        """
      ),
      (
        .answeringWithdrawn,
        """
        1 made, 1 looked at, 1 green=on, 1 looked at, 1 renewed, 1 looked at, 2 made, \
        2 looked at, 2 green=on, 2 looked at, 2 renewed, 2 looked at, 3 made, 3 looked at, \
        3 green=on, 3 looked at, 3 renewed, 3 looked at
        """
      ),
      (
        .holdingReplacedViews,
        """
        1 made, 1 looked at, 1 green=on, 1 looked at, 1 looked at, 2 made, 2 looked at, \
        2 green=on, 2 looked at, 2 renewed, 2 looked at
        """
      ),
    ] as [(RunMode, String)])
  func `two steps in a mode are a few acts on a few screens`(mode: RunMode, acts: String) throws {
    let notes = try notes(in: mode, after: "green=on replace-view")
    #expect(notes.joined(separator: ", ") == acts)
  }
}
