import AppModels
import AppScreens
import Foundation
import MusicServices
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DebouncedMusicServiceTests {
  private let inner = PendingMusicService()
  private let clock = ManualClock()
  private let service: DebouncedMusicService

  init() {
    service = DebouncedMusicService(
      inner, pause: .milliseconds(300), clock: clock, isolation: MainActor.shared)
  }

  @Test func `the service is asked when the pause is over`() async {
    let token = service.search("IU") { _ in }
    await clock.fallenAsleep(1)
    clock.advance(by: .milliseconds(299))
    #expect(clock.sleepers == 1)
    #expect(inner.terms.isEmpty)
    clock.advance(by: .milliseconds(1))
    await inner.asked("IU")
    #expect(inner.terms == ["IU"])
    withExtendedLifetime(token) {}
  }

  @Test func `of terms that are cancelled before the pause is over, none is asked for`() async {
    for (count, term) in ["I", "IU"].enumerated() {
      let token = service.search(term) { _ in Issue.record("\(term) is answered") }
      await clock.fallenAsleep(count + 1)
      clock.advance(by: .milliseconds(299))
      _ = consume token
    }
    let token = service.search("IU 2") { _ in }
    await clock.fallenAsleep(3)
    clock.advance(by: .milliseconds(300))
    await inner.asked("IU 2")
    #expect(inner.terms == ["IU 2"])
    withExtendedLifetime(token) {}
  }

  @Test func `cancelling during the pause releases the receiver`() {
    weak var held: NSObject?
    let token = service.searchHolding("IU", &held)
    #expect(held != nil)
    _ = consume token
    #expect(held == nil)
  }

  @Test func `cancelling after the pause reaches the service`() async {
    let token = service.search("IU") { _ in }
    await clock.fallenAsleep(1)
    clock.advance(by: .milliseconds(300))
    await inner.asked("IU")
    #expect(inner.asked == "IU")
    _ = consume token
    #expect(inner.asked == "(IU)")
  }

  @Test func `the service's answer arrives as it is`() async {
    let answer = Task { await service.answer(for: "BTS") }
    await clock.fallenAsleep(1)
    clock.advance(by: .milliseconds(300))
    await inner.asked("BTS")
    inner.reply("BTS")
    #expect(await answer.value == .success(HeadlessMusicService.songs(for: "BTS")))
  }
}
