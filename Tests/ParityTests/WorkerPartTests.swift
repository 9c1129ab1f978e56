import AppModels
import AppRules
import AppScreens
import Foundation
import MVP
import Testing

@testable import Parity

/// The parts that workers are made of, without any process.
struct WorkerPartTests {
  private func frames(in secret: ChannelSecret, _ body: (WorkerEvents) -> Void) throws -> [Frame] {
    let (reading, writing) = try WorkerProcess.pipe()
    defer { close(reading) }
    body(WorkerEvents(WorkerChannel(descriptor: writing, secret: secret)))
    close(writing)
    var reader = FrameReader(secret)
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(reading, &bytes, bytes.count), count > 0 {
      reader.add(Array(bytes.prefix(count)))
    }
    var frames: [Frame] = []
    while let frame = reader.next() { frames.append(frame) }
    return frames
  }

  @Test func `steps, looks and the end of a screen are announced before they come`() throws {
    var shown = ColourSelectorDisplay()
    let frames = try frames(in: ChannelSecret()) { events in
      let screen = AnnouncingScreen(FaultyScreen(.none), number: 7, in: events)
      screen.perform(.turn(.green, on: true))
      shown = screen.display
      screen.replaceView()
      _ = screen.view
      screen.announce("on its view")
      let other = AnnouncingScreen(FaultyScreen(.none), number: 8, in: events)
      _ = other.view
      _ = screen.display
      withExtendedLifetime((screen, other)) {}
    }
    #expect(shown.green)
    let ends = [Frame.Kind.lettingGo, .gone]
    #expect(frames.prefix(5).map(\.kind) == [.step, .step, .step, .look, .look])
    #expect(frames.prefix(5).map(\.number) == [7, 7, 7, 8, 7])
    #expect(frames.prefix(3).map(\.text) == ["green=on", "replace-view", "on its view"])
    for number in 7...8 as ClosedRange<UInt64> {
      #expect(frames.dropFirst(5).filter { $0.number == number }.map(\.kind) == ends)
    }
  }

  @Test func `events are announced like gestures, and the world is that of the screen`() throws {
    let makeScreen = try #require(MusicSearchApp().screenFactory(in: .mvp))
    func announce<Base: Screen>(_ base: Base, in events: WorkerEvents) throws
    where Base.Gesture == MusicSearchGesture, Base.Display == MusicSearchDisplay {
      let screen = AnnouncingScreen(base, number: 3, in: events)
      screen.perform(.editQuery("IU"))
      screen.happen(.reply(1))
      #expect(screen.display(through: base.view) == base.display)
      #expect(base.display.status == "2 songs for IU")
      #expect(screen.world === base.world)
      #expect(screen.secondView() == nil)
    }
    let frames = try frames(in: ChannelSecret()) { events in
      do { try announce(makeScreen(), in: events) } catch { Issue.record(error) }
    }
    #expect(frames.map(\.kind) == [.step, .step, .lettingGo, .gone])
    #expect(frames.map(\.text) == ["query=IU", "reply=1", "", ""])
    #expect(frames.map(\.number) == [3, 3, 3, 3])
  }

  @Test func `to reflection a screen that is announced is what it holds`() throws {
    _ = try frames(in: ChannelSecret()) { events in
      let base = FaultyScreen(.none)
      let screen = AnnouncingScreen(base, number: 1, in: events)
      let children = Array(Mirror(reflecting: screen).children)
      #expect(children.map(\.label) == ["base"])
      #expect(children.first?.value as? FaultyScreen === base)
    }
  }

  @Test func `an answer that is too long is told by its length`() throws {
    let frames = try frames(in: ChannelSecret()) { events in
      events.write(.answer, [1, 2], to: 4)
      events.write(.answer, [UInt8](repeating: 0, count: Frame.payloadLimit + 1), to: 5)
      events.announceUnwritten(String(repeating: "x", count: 3_000))
    }
    #expect(frames.map(\.kind) == [.answer, .flood, .unwritten])
    #expect(frames.map(\.number) == [4, 5, 0])
    #expect(frames[0].payload == [1, 2])
    #expect(UInt64(bytes: frames[1].payload, at: 0) == UInt64(Frame.payloadLimit) + 1)
    #expect(frames[2].text.count == 2_000)
  }

  @Test func `screens are held until the end, or for ever, or not at all`() {
    let keeper = ScreenKeeper()
    func made(_ keeps: Bool) -> WeakReference {
      keeper.keep(keeps)
      let screen: any Screen<ColourSelectorGesture, ColourSelectorDisplay> = FaultyScreen(.none)
      return WeakReference(keeper.kept(screen))
    }
    #expect(!made(false).isAlive)
    let (first, second) = (made(true), made(true))
    #expect(first.isAlive)
    keeper.end(lettingGo: true)
    #expect(!first.isAlive)
    #expect(!second.isAlive)
    let forEver = made(true)
    keeper.end(lettingGo: false)
    keeper.end(lettingGo: true)
    #expect(forEver.isAlive)
  }

  @Test func `a script is answered by what is seen at each look, and states are numbered`() throws {
    let makeScreen = try #require(CalculatorApp().screenFactory(in: .mvp))
    let session = ScriptSession(CalculatorApp(), makeScreen)
    #expect(throws: ProcessFailure.self) { try session.run([.look]) }
    let answer = try session.run([
      .renew, .lookAtState, .step("5"), .lookAtState, .look, .renew, .lookAtState,
    ])
    #expect(answer.states == [0, 1, 0])
    #expect(answer.isWhole)
    let displays = try JSONDecoder().decode(
      [CalculatorDisplay].self, from: Data(answer.displays.utf8))
    #expect(displays.map(\.text) == ["0", "5", "5", "0"])
    let later = try session.run([.step("56+"), .lookAtState])
    #expect(later.states == [2])
    #expect(throws: (any Error).self) { try session.run([.step("five")]) }
  }

  @Test(arguments: [
    ScriptOperation.renew, .step("replace-view"), .step("r"), .step(""), .enter(17), .look,
    .lookAtState,
  ])
  func `what a script says arrives as it is`(operation: ScriptOperation) throws {
    let copy = try JSONDecoder().decode(
      [ScriptOperation].self, from: JSONEncoder().encode([operation]))
    #expect("\(copy)" == "\([operation])")
  }

  @Test func `only a check may have its screens held for ever`() {
    func check(_ letsGo: Bool) -> WorkerRequest {
      .check(
        app: "", pattern: "", index: 0, reference: nil, walks: .few, isShrinking: false,
        letsGo: letsGo)
    }
    #expect(check(true).letsGo)
    #expect(!check(false).letsGo)
    #expect(WorkerRequest.end.letsGo)
    #expect(WorkerRequest.replay(app: "", pattern: "", steps: []).letsGo)
  }

  @Test func `the steps of a search are known up to a look, each change being looked at once`()
    throws
  {
    var path = SearchSteps(CalculatorApp(), upToLook: 2)
    let steps = try Step<CalculatorGesture>.read("123")
    var looks = [path.isIdentical, path.isIdentical]
    path.take(steps[0])
    path.renew()
    looks.append(path.isIdentical)
    path.take(steps[1])
    path.take(steps[2])
    #expect(path.steps == [steps[1], steps[2]])
    looks.append(path.isIdentical)
    #expect(looks == [true, true, true, false])
    var first = SearchSteps(CalculatorApp(), upToLook: 0)
    let isIdentical = first.isIdentical
    #expect(!isIdentical)
  }

  @Test func `of what several patterns show the first look that differs is found`() throws {
    let processes = PatternProcesses(
      app: CalculatorApp(), patterns: ["A", "B"], isolation: nowhere)
    func answer(_ texts: String) throws -> ScriptAnswer {
      let displays = try JSONEncoder().encode(texts.map { CalculatorDisplay(text: String($0)) })
      return ScriptAnswer(
        displays: String(decoding: displays, as: UTF8.self), states: [], isWhole: true)
    }
    #expect(try processes.firstDifference(in: [answer("123"), answer("123")]) == nil)
    let found = try #require(
      try processes.firstDifference(in: [answer("1234"), answer("1254"), answer("1234")]))
    #expect(found.look == 2)
    #expect(found.displays.map(\.text) == ["3", "5", "3"])
    #expect(try processes.firstDifference(in: [answer("12"), answer("123")]) == nil)
    let broken = ScriptAnswer(displays: "no list", states: [], isWhole: true)
    #expect(throws: ProcessFailure.self) {
      try processes.firstDifference(in: [answer("1"), broken])
    }
  }

  private var nowhere: Isolation { Isolation(executable: "/no/such/file", arguments: []) }
}
