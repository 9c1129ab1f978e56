import AppRules
import AppScreens
import MVP
import Parity
import Synchronization
import Testing

@testable import TriptychCommand

/// What is noted of a screen, and told should the process end on it.
@Suite(.serialized)
struct LastWordTests {
  private func words(_ steps: Int) -> String {
    let history = ScreenHistory(of: "colour", in: "Mine")
    for step in 0..<steps { history.note { "step\(step)" } }
    return history.words("trapped", invocation: "swift run check")
  }

  @Test func `the screen is told by its app and pattern, with what to type`() {
    #expect(
      words(0) == """
        The colour screen of Mine trapped.
        To have it told with as few steps as show it, and the rest checked as well:
          $ swift run check verify colour --isolated
        """)
    #expect(words(1).hasPrefix("The colour screen of Mine trapped after \"step0\".\n"))
    #expect(words(2).hasPrefix("The colour screen of Mine trapped after \"step0\", \"step1\".\n"))
    #expect(words(100).contains(" more …"))
    #expect(words(100).contains("\"step99\".\n"))
  }

  @Test(arguments: [
    (true, #" after "green=on", "replace-view", "green=off""#), (false, ""),
  ])
  func `a screen whose steps are noted does what it would do`(notes: Bool, steps: String) throws {
    let app = ColourSelectorApp()
    let pattern = app.noting(.mvp, steps: notes)
    let makeScreen = try #require(app.screenFactory(in: pattern))
    let makePlain = try #require(app.screenFactory(in: .mvp))
    let (screen, plain) = (makeScreen(), makePlain())
    for notation in ["green=on", "replace-view", "green=off"] {
      for step in try Step<ColourSelectorGesture>.read(notation) {
        screen.take(step)
        plain.take(step)
        #expect(screen.display == plain.display)
      }
    }
    let words = LastWords.current.withLock { $0?.words("left the process", invocation: "t") }
    #expect(words?.hasPrefix("The colour screen of MVP left the process\(steps).\n") == true)
    #expect("\(type(of: screen.world))" == "\(type(of: plain.world))")
    #expect(pattern.name == "MVP")
    if notes {
      #expect(Mirror(reflecting: screen).children.map(\.label) == ["base"])
      #expect(Mirror(reflecting: screen).displayStyle == .class)
    }
    LastWords.current.withLock { $0 = nil }
  }
}
