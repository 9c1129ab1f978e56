import AppModels
import AppRules
import AppScreens
import Testing
import TextLayout

@testable import Parity

/// What is said of a screen in each mode that shows something strange about it.
struct ModeWordTests {
  private func told(
    _ mode: RunMode, seed: UInt64, after notations: String,
    _ makeScreen: @escaping @Sendable () -> any Screen<ColourSelectorGesture, ColourSelectorDisplay>
  ) throws -> String {
    let app = ColourSelectorApp()
    let steps = try notations.split(separator: " ").flatMap {
      try Step<ColourSelectorGesture>.read(String($0))
    }
    let run = ModeRun(
      app: app, rule: try #require(app.rules.first), pattern: "Mine", mode: mode, name: "a walk",
      makeScreen: makeScreen, grace: Grace(), seed: seed)
    guard let finding = run.finding(after: steps) else { return "nothing" }
    return """
      \(finding.kind) after \(finding.foundAfter) of \(finding.moments.count): \
      \(finding.expected) | \(finding.shown)
      """
  }

  private static let steps = """
    green=on yellow=on replace-view green=off replace-view replace-view yellow=off green=on
    """

  @Test(
    arguments: [
      (
        .deafView, .throughViews,
        [
          """
          hidden after 1 of 2: green "on" status "Green" | green "off" status "Please choose a \
          switch" on the screen
          """
        ]
      ),
      (
        .ownDisplay, .throughViews,
        [
          """
          hidden after 1 of 2: the view to show what its screen does, green "on" yellow "off" \
          status "Green" | green "off" yellow "off" status "Please choose a switch"
          """
        ]
      ),
      (
        .forgottenSecondView, .throughViews,
        [
          """
          hidden after 1 of 2: green "on" status "Green" | green "off" status "Please choose a \
          switch" on the second view
          """
        ]
      ),
      (
        .actsWhenSeen, .lookingIrregularly,
        [
          """
          hidden after 8 of 9: yellow "off" status "Green", as by looking after each step | \
          yellow "on" status "Green and Yellow" at the first of two looks
          """
        ]
      ),
      (
        .rotatesTheKeyScreen, .besideAnother,
        [
          #"""
          hidden after 5 of 6: green "off" status "Yellow" | green "on" status "Green and Yellow"
          """#,
          #"""
          hidden after 3 of 4: green "on" status "Green and Yellow" | green "off" status "Yellow"
          """#,
          """
          hidden after 6 of 7: yellow "on" status "Yellow" | yellow "off" status "Please choose a \
          switch"
          """,
        ]
      ),
      (
        .detachesInTheEnd, .holdingReplacedViews,
        [
          "nothing",
          """
          hidden after 7 of 8: yellow "off" status "Please choose a switch" | yellow "on" status \
          "Yellow", while replaced views are held or let go
          """,
        ]
      ),
      (
        .staysOnItsThread, .elsewhere,
        [
          #"hidden after 1 of 2: status "Green" | status "" on two threads by turns"#,
          #"hidden after 2 of 3: status "Green and Yellow" | status "" on two threads by turns"#,
        ]
      ),
    ] as [(StrangeScreen.Strangeness, RunMode, [String])])
  func `what is strange is told as it shows`(
    strangeness: StrangeScreen.Strangeness, mode: RunMode, words: [String]
  ) throws {
    let told = try [1, 2, 3].map { seed in
      try self.told(mode, seed: seed, after: Self.steps) { StrangeScreen(strangeness) }
    }
    #expect(told.uniqued == words)
  }

  @Test(
    arguments: [
      (.namedInOrder, .enduring, ["nothing"]), (.cycleInScreen, .leavingTheWorld, ["nothing"]),
      (
        .notReplaced, .replacingViews,
        ["hidden after 3 of 4: a new view | the same FaultyView"]
      ),
      (
        .notReplaced, .watchingRelease,
        [
          """
          hidden after 3 of 4: the replaced view released at once | FaultyView still in place
          """
        ]
      ),
      (
        .cycleInOldView, .watchingRelease,
        ["hidden after 3 of 4: the replaced view released at once | FaultyView alive"]
      ),
      (
        .toldOldView, .watchingRelease,
        [
          """
          hidden after 4 of 5: nothing to reach a view that was replaced | green "off" status \
          "Yellow"
          """
        ]
      ),
      (
        .forgottenOnReplacing, .replacingViews,
        [
          """
          visible after 3 of 4: green "on" yellow "on" status "Green and Yellow" | green "off" \
          yellow "off" status "Please choose a switch"
          """
        ]
      ),
      (
        .forgottenOnReplacing, .holdingReplacedViews,
        [
          """
          hidden after 3 of 4: green "on" yellow "on" status "Green and Yellow" | green "off" \
          yellow "off" status "Please choose a switch", while replaced views are held or let go
          """
        ]
      ),
      (
        .sharedByAll, .besideAnother,
        [
          #"""
          hidden after 3 of 4: green "on" status "Green and Yellow" | green "off" status "Yellow"
          """#,
          #"""
          hidden after 3 of 4: yellow "on" status "Green and Yellow" | yellow "off" status "Green"
          """#,
        ]
      ),
    ] as [(FaultyScreen.Fault, RunMode, [String])])
  func `what is wrong is told as it shows`(
    fault: FaultyScreen.Fault, mode: RunMode, words: [String]
  ) throws {
    let told = try [0, 5].map { seed in
      try self.told(mode, seed: seed, after: Self.steps) { FaultyScreen(fault) }
    }
    #expect(told.uniqued == words)
  }
}
