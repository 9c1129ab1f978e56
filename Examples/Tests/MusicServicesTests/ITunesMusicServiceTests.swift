import AppModels
import Foundation
import MusicServices
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ITunesMusicServiceTests {
  private let server: LoopbackServer
  private let clock = ManualClock()
  private let service: ITunesMusicService

  init() throws {
    server = try LoopbackServer()
    service = ITunesMusicService(
      at: server.address, timeOut: .seconds(15), clock: clock, isolation: MainActor.shared)
  }

  @Test(arguments: ["IU", "AC/DC & Co. + 1=2?#%;", "아이유 「é」 🎤", " IU "])
  func `songs are found for the term as typed`(term: String) async {
    let songs = [
      Song(
        title: "\(term) 1", artist: "The \(term)s", album: "Album 1",
        released: Song.ReleaseDate(year: 2021, month: 3, day: 25), picture: "1.jpg"),
      Song(title: "\(term) 2", artist: "The \(term)s", album: "", released: nil, picture: ""),
    ]
    #expect(await service.answer(for: term) == .success(songs))
  }

  @Test(arguments: [
    ("broken", MusicFailure.parsing), ("status", .data), ("empty", .data), ("huge", .data),
    ("closed", .networking),
  ])
  func `what goes wrong is one of three failures`(term: String, failure: MusicFailure) async {
    #expect(await service.answer(for: term) == .failure(failure))
  }

  @Test func `a server that does not answer in time is not there`() async throws {
    let answer = Task { await service.answer(for: "silent") }
    try await server.arrived("silent")
    await clock.fallenAsleep(1)
    clock.advance(by: .seconds(15))
    #expect(await answer.value == .failure(.networking))
    try await server.gone("silent")
  }

  @Test func `a server that answers just in time is there`() async throws {
    let answer = Task { await service.answer(for: "late IU") }
    await clock.fallenAsleep(1)
    clock.advance(by: .milliseconds(14_999))
    try await server.release("late IU")
    #expect(try await answer.value.get().count == 2)
  }

  @Test func `of two requests, the younger may be answered first`() async throws {
    let older = Task { await service.answer(for: "late IU") }
    try await server.arrived("late IU")
    let younger = Task { await service.answer(for: "late BTS") }
    try await server.release("late BTS")
    #expect(try await younger.value.get().first?.title == "late BTS 1")
    try await server.release("late IU")
    #expect(try await older.value.get().first?.title == "late IU 1")
  }

  @Test func `a server that is not there is a failure of the network`() async {
    var address = server.address
    // Nothing listens on the port that is reserved for discovering services.
    address.port = 1
    let lost = ITunesMusicService(at: address, clock: clock, isolation: MainActor.shared)
    #expect(await lost.answer(for: "IU") == .failure(.networking))
  }

  @Test func `an answer of the limit's size is read, one of a byte more is not`() async {
    for (limit, isRead) in [(1000, true), (999, false)] {
      let service = ITunesMusicService(
        at: server.address, clock: clock, limit: limit, isolation: MainActor.shared)
      #expect((await service.answer(for: "bytes 1000") != .failure(.data)) == isRead)
    }
  }

  @Test func `an answer without end is read up to the limit`() async throws {
    #expect(await service.answer(for: "endless") == .failure(.data))
    try await server.gone("endless")
  }

  @Test func `cancelling closes the connection and releases the receiver`() async throws {
    weak var held: NSObject?
    let token = service.searchHolding("late IU", &held)
    try await server.arrived("late IU")
    #expect(held != nil)
    _ = consume token
    #expect(held == nil)
    try await server.gone("late IU")
  }

  @Test func `releasing a service cancels its requests`() async throws {
    weak var held: NSObject?
    var service: ITunesMusicService? = ITunesMusicService(
      at: server.address, clock: clock, isolation: MainActor.shared)
    let token = service?.searchHolding("late IU", &held)
    try await server.arrived("late IU")
    service = nil
    #expect(held == nil)
    try await server.gone("late IU")
    withExtendedLifetime(token) {}
  }
}
