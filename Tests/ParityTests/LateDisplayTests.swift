import AppModels
import AppRules
import AppScreens
import Foundation
import MVP
import Synchronization
import TestSupport
import Testing

@testable import Parity

/// What is right only later: on the main queue, on the main actor, or when the run loop has turned.
@Suite(.onThreadOfItsOwn)
struct LateDisplayTests {
  @Test
  func `a display that comes later is told as what it is, by the rule on showing at once`() throws {
    let late = Pattern("Late") { @Sendable in LateScreen() }
    let progress = ColourSelectorApp().progress(of: late, reference: .mvp)
    #expect(progress.next == "S1")
    #expect(progress.finding?.kind == .late)
    #expect(progress.finding?.hint?.contains("on the main queue") == true)
    let check = ColourSelectorApp().checks(of: late).first { $0.rule == "CS2" }
    let finding = try #require(check?.run().finding)
    #expect(finding.description.hasPrefix("S1 broken by Late (colour, green alone)"))
    #expect(finding.description.contains("at first, and the right one later"))
    #expect(finding.again.prefix(4) == ["verify", "colour", "--rule", "CS2"])
  }

  @Test
  func `what is put off to the main queue, or to a task on the main actor, is done`() {
    let done = Notes()
    DispatchQueue.main.async { DispatchQueue.main.async { done.add("queue") } }
    Task { @MainActor in done.add("actor") }
    let timer = Timer(timeInterval: 0, repeats: false) { _ in done.add("timer") }
    RunLoop.current.add(timer, forMode: .default)
    #expect(LaterWork.finish())
    #expect(done.all == ["queue", "actor", "timer"])
  }

  @Test
  func `a wrong display stays wrong, however long one waits`() {
    let finding = ColourSelectorApp().checks(of: .faulty(.namedInOrder)).lazy
      .compactMap { $0.run().finding }.first
    #expect(finding?.kind == .visible)
  }
}

/// What was done, on whatever thread.
private final class Notes: Sendable {
  private let notes = Mutex<Set<String>>([])
  var all: Set<String> { notes.withLock(\.self) }

  func add(_ note: String) {
    notes.withLock { _ = $0.insert(note) }
  }
}

/// A colour selector that shows everything right, but a moment later.
private final class LateScreen: Screen {
  private(set) var view: LateView
  private let base = FaultyScreen(.none)

  init() {
    view = LateView(base.display)
  }

  func perform(_ gesture: ColourSelectorGesture) {
    base.perform(gesture)
    view.showLater(base.display)
  }

  func replaceView() {
    base.replaceView()
    view = LateView(base.display)
  }
}

private final class LateView: HeadlessView, Sendable {
  private let shown: Mutex<ColourSelectorDisplay>
  var display: ColourSelectorDisplay { shown.withLock(\.self) }

  init(_ display: ColourSelectorDisplay) {
    shown = Mutex(display)
  }

  func perform(_ gesture: ColourSelectorGesture) {}

  func showLater(_ display: ColourSelectorDisplay) {
    RunLoop.current.perform { self.shown.withLock { $0 = display } }
  }
}
