import AppModels
import AppScreens
import Testing

/// A music service that responds when a step says so.
struct HeadlessMusicServiceTests {
  private final class Answers {
    var heard: [String] = []
  }

  private let service = HeadlessMusicService()
  private let answers = Answers()
  private var tokens: [String: CancellationToken] = [:]

  private var asked: String { service.widgets[0].text }

  private mutating func search(_ term: String) {
    tokens[term] = service.search(term) { [answers] in
      switch $0 {
      case .success(let songs): answers.heard.append("\(term): \(songs.count)")
      case .failure(let failure): answers.heard.append("\(term): \(failure)")
      }
    }
  }

  @Test
  mutating func `a request is kept until a step answers it`() {
    #expect(asked == "")
    search("a")
    #expect(asked == "a")
    #expect(answers.heard == [])
    service.deliver(.reply(1))
    #expect(asked == "")
    #expect(answers.heard == ["a: 1"])
  }

  @Test
  mutating func `the two youngest are kept, and an older one is never answered`() {
    for term in ["a", "b", "c"] { search(term) }
    #expect(asked == "b, c")
    service.deliver(.reply(3))
    #expect(answers.heard == [])
    service.deliver(.reply(1))
    service.deliver(.reply(1))
    #expect(answers.heard == ["b: 2", "c: 3"])
  }

  @Test
  mutating func
    `requests are answered in any order, each with what was asked or with the failure given`()
  {
    search("a")
    search("b")
    service.deliver(.fail(2, .parsing))
    #expect(asked == "a")
    service.deliver(.fail(1, .data))
    #expect(answers.heard == ["b: parsing", "a: data"])
  }

  @Test(arguments: [MusicSearchEvent.reply(2), .reply(.max), .fail(2, .networking)])
  mutating func `nothing happens where there is no request of that number`(event: MusicSearchEvent)
  {
    service.deliver(event)
    search("a")
    service.deliver(event)
    #expect(asked == "a")
    #expect(answers.heard == [])
  }

  @Test
  mutating func `a cancelled request is in parentheses, is not pending, and may be answered`() {
    search("a")
    search("b")
    #expect(service.pending == ["the request for a", "the request for b"])
    tokens["a"] = nil
    #expect(asked == "(a), b")
    #expect(service.pending == ["the request for b"])
    service.deliver(.reply(1))
    #expect(asked == "b")
    #expect(answers.heard == ["a: 1"])
  }

  @Test(arguments: [false, true])
  mutating func `a cancelled request is answered once, and keeps its place`(isFailing: Bool) {
    search("a")
    search("b")
    tokens["a"] = nil
    service.answerCancelled(failing: isFailing)
    #expect(answers.heard == [isFailing ? "a: networking" : "a: 1"])
    service.answerCancelled(failing: !isFailing)
    #expect(answers.heard.count == 1)
    #expect(asked == "(a), b")
  }

  @Test
  mutating func `a request that was answered is not cancelled`() {
    search("a")
    search("b")
    service.deliver(.reply(1))
    tokens["a"] = nil
    #expect(asked == "b")
    #expect(service.pending == ["the request for b"])
  }

  @Test
  func `what receives an answer is released after it`() {
    weak var captured: Answers?
    let token: CancellationToken
    do {
      let other = Answers()
      captured = other
      token = service.search("a") { _ in other.heard.append("a") }
    }
    #expect(captured != nil)
    service.deliver(.reply(1))
    #expect(captured == nil)
    withExtendedLifetime(token) {}
  }

  @Test
  func `songs depend on the term alone: none, one and several, in no order, some without a date`() {
    let counts = ["d", "a", "b", "c"].map { HeadlessMusicService.songs(for: $0).count }
    #expect(counts == [0, 1, 2, 3])
    let songs = HeadlessMusicService.songs(for: "c")
    #expect(songs == HeadlessMusicService.songs(for: "c"))
    #expect(songs.map { $0.released == nil } == [false, false, true])
    #expect(songs.map(\.title) == ["c 3", "c 1", "c 2"])
  }
}
