import Foundation
import Testing

@testable import Parity

/// The announcements of a worker before each step on its screens.
struct WorkerEventsTests {
  @Test
  func `a look is announced where another screen was the last, and needless otherwise`() throws {
    let (reading, writing) = try WorkerProcess.pipe()
    defer {
      close(reading)
      close(writing)
    }
    let secret = ChannelSecret()
    let events = WorkerEvents(WorkerChannel(descriptor: writing, secret: secret))
    let first = events.announceScreen(of: "MVP")
    let second = events.announceScreen(of: "MVC")
    events.announce(.step, "green=on", on: first)
    events.announceLook(at: first)
    events.announceLook(at: second)
    events.announceLook(at: second)
    events.announceLook(at: first)
    var bytes = [UInt8](repeating: 0, count: 1_000)
    let count = read(reading, &bytes, bytes.count)
    bytes.removeLast(bytes.count - max(0, count))
    var reader = FrameReader(secret)
    reader.add(bytes)
    var frames: [Frame] = []
    while let frame = reader.next() { frames.append(frame) }
    #expect(frames.map(\.kind) == [.screen, .screen, .step, .look, .look])
    #expect(frames.map(\.number) == [first, second, first, second, first])
    #expect(frames.map(\.text) == ["MVP", "MVC", "green=on", "", ""])
  }

  @Test
  func `the screen that was looked at last is the one that a failure is told of`() {
    var histories = ScreenHistories()
    for (kind, number, text) in [
      (Frame.Kind.screen, 1, "MVP"), (.screen, 2, "MVC"), (.step, 1, "green=on"), (.step, 2, "x"),
      (.look, 1, ""),
    ] as [(Frame.Kind, UInt64, String)] {
      histories.note(Frame(kind: kind, number: number, payload: Array(text.utf8)))
    }
    #expect(histories.last?.pattern == "MVP")
    #expect(histories.last?.steps == ["green=on"])
  }
}
