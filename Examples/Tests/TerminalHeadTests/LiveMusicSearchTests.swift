import AppModels
import AppScreens
import MVC
import MVP
import MVVM
import Testing

@testable import TerminalHead

@Suite struct LiveMusicSearchTests {
  /// Takes steps on a screen of the pattern, and on one over a service of its own, which answers.
  private func displays(
    _ pattern: Pattern, after steps: [Step<MusicSearchGesture>]
  ) throws -> (expected: [MusicSearchDisplay], live: [MusicSearchDisplay]) {
    let makeExpected = pattern.screenFactory(MusicSearchGesture.self, MusicSearchDisplay.self)
    let expected = try #require(makeExpected?())
    let service = HeadlessMusicService()
    let live = try #require(liveMusicSearchScreens[pattern.name]?(service))
    var seen: (expected: [MusicSearchDisplay], live: [MusicSearchDisplay]) = ([], [])
    for step in steps {
      expected.take(step)
      if case .event(let event) = step { service.deliver(event) } else { live.take(step) }
      var display = live.display
      display.asked = service.asked
      seen.expected.append(expected.display)
      seen.live.append(display)
    }
    return seen
  }

  @Test(arguments: [Pattern.mvc, .mvp, .mvvm])
  func `A screen over any service shows what the pattern's own does`(pattern: Pattern) throws {
    let displays = try displays(
      pattern,
      after: [
        .gesture(.editQuery("I")), .gesture(.editQuery("IU")), .event(.reply(1)), .replaceView,
        .event(.reply(1)), .replaceView, .gesture(.editQuery("BTS")), .event(.fail(1, .data)),
        .replaceView, .gesture(.retry), .event(.reply(1)),
      ])
    #expect(displays.live == displays.expected)
  }

  @Test(arguments: [Pattern.mvc, .mvp, .mvvm])
  func `A screen that goes cancels its request`(pattern: Pattern) throws {
    let service = HeadlessMusicService()
    var head = MusicSearchHead(over: service)
    head.change(to: pattern)
    head.press(.character("I"), in: Room(width: 76, height: 20))
    #expect(service.asked == "I")
    head.screen = nil
    #expect(service.asked == "(I)")
  }

  @Test func `No key acts for a service that answers by itself`() {
    let service = HeadlessMusicService()
    var head = MusicSearchHead(over: service)
    head.change(to: .mvp)
    for key in [Key.character("I"), .control("r"), .control("f")] {
      head.press(key, in: Room(width: 76, height: 20))
    }
    #expect(service.asked == "I")
    #expect(head.steps == [.gesture(.editQuery("I"))])
  }
}
