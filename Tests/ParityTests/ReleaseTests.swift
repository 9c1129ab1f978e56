import AppRules
import AppScreens
import MVP
import Testing

@testable import Parity

/// What outlives a screen, and whose matter that is.
struct ReleaseTests {
  private func finding<App: AppDefinition>(
    of app: App, after steps: [String], in mode: RunMode = .watchingRelease,
    _ makeScreen: @escaping @Sendable () -> any Screen<App.Gesture, App.Display>
  ) throws -> Finding? {
    let rule = try #require(app.allRules.first { $0.number == "S4" })
    let run = ModeRun(
      app: app, rule: rule, pattern: "Mine", mode: mode, name: "released",
      makeScreen: makeScreen, grace: Grace())
    return run.finding(after: try steps.flatMap(Step<App.Gesture>.read))
  }

  @Test func `a screen that goes whole leaves nothing`() throws {
    let music = try #require(MusicSearchApp().screenFactory(in: .mvp))
    for steps in [[], ["query=IU"], ["query=IU", "replace-view", "reply=1"]] {
      #expect(try finding(of: MusicSearchApp(), after: steps, music) == nil)
    }
    let form = try #require(AddressFormApp().screenFactory(in: .mvp))
    for steps in [[], ["street=1", "replace-view"], ["arrive=1|2|3|4"]] {
      #expect(try finding(of: AddressFormApp(), after: steps, form) == nil)
    }
  }

  @Test(arguments: [[], ["query=IU", "reply=1"], ["query=IU", "replace-view", "fail=1,data"]])
  func `what holds itself is named where nothing is awaited from the world`(
    steps: [String]
  ) throws {
    let found = try finding(of: MusicSearchApp(), after: steps, try knotted())
    let finding = try #require(found)
    #expect(finding.shown == "Knot alive")
    #expect(finding.rule == "S4")
    #expect(finding.steps == steps)
  }

  @Test func `what is alive while something is awaited is the matter of another rule`() throws {
    let keeping = try knotted(keepsAll: true)
    #expect(try finding(of: MusicSearchApp(), after: ["query=IU"], keeping) == nil)
    #expect(try finding(of: MusicSearchApp(), after: ["query=IU", "reply=1"], keeping) != nil)
  }

  @Test func `who leaves the world behind waits for nothing there, and leaves nothing of it`()
    throws
  {
    let music = try #require(MusicSearchApp().screenFactory(in: .mvp))
    let app = MusicSearchApp()
    for steps in [[], ["query=IU"], ["query=IU", "replace-view", "query=BTS"]] {
      #expect(try finding(of: app, after: steps, in: .leavingTheWorld, music) == nil)
      #expect(try finding(of: app, after: steps, in: .leavingTheWorld, knotted()) == nil)
    }
    let keeping = try knotted(keepsAll: true)
    let waiting = try finding(of: app, after: ["query=IU"], in: .leavingTheWorld, keeping)
    #expect(waiting?.shown.contains("Knot alive") == true)
    let answered = try finding(
      of: app, after: ["query=IU", "reply=1"], in: .leavingTheWorld, keeping)
    #expect(answered?.shown.hasSuffix(" alive") == true)
  }

  private func knotted(keepsAll: Bool = false) throws
    -> @Sendable () -> any Screen<
      MusicSearchGesture, MusicSearchDisplay
    >
  {
    let makeScreen = try #require(MusicSearchApp().screenFactory(in: .mvp))
    return { KnottedScreen(makeScreen(), keepsAll: keepsAll) }
  }
}

/// A music search with an object that holds itself.
private final class KnottedScreen: Screen {
  private let inner: AlteredScreen<MusicSearchGesture, MusicSearchDisplay>
  private let knot = Knot()

  init(_ base: any Screen<MusicSearchGesture, MusicSearchDisplay>, keepsAll: Bool) {
    inner = AlteredScreen(base) { _, _, right in right }
    knot.itself = knot
    if keepsAll { knot.kept = inner }
  }

  var view: AlteredView<MusicSearchGesture, MusicSearchDisplay> { inner.view }
  var world: any World<MusicSearchEvent> { inner.world }

  func happen(_ event: MusicSearchEvent) {
    inner.happen(event)
  }

  func replaceView() {
    inner.replaceView()
  }
}

private final class Knot {
  var itself: Knot?
  var kept: AnyObject?
}
