import AppModels
import AppScreens
import Testing

/// The headless services whose responses are awaited: the same steps and the same state as the plain ones.
@Suite(.timeLimit(.minutes(1)))
@MainActor struct HeadlessAsyncServiceTests {
  private let tasks = ScreenTasks()

  /// Waits until every task has ended, or waits for a service.
  private func settle() async {
    while tasks.areAtWork { await Task.yield() }
  }

  @Test func `a request waits until a step answers it`() async throws {
    let service = HeadlessAsyncMusicService()
    let request = tasks.start { Task { try await service.songs(for: "IU") } }
    await settle()
    #expect(service.pending == ["the request for IU"])
    service.deliver(.reply(1))
    #expect(try await request.value == HeadlessMusicService.songs(for: "IU"))
    #expect(service.pending.isEmpty)
  }

  @Test func `a request whose task was cancelled is in parentheses, and may be answered`() async {
    let service = HeadlessAsyncMusicService()
    let request = tasks.start { Task { try await service.songs(for: "IU") } }
    await settle()
    request.cancel()
    #expect(service.widgets.map(\.text) == ["(IU)"])
    service.deliver(.fail(1, .networking))
    await #expect(throws: MusicFailure.networking) { try await request.value }
  }

  @Test
  func `a request that is older than the two latest is answered, so that no task waits for ever`()
    async
  {
    let service = HeadlessAsyncMusicService()
    var requests: [Task<[Song], any Error>] = []
    for term in ["A", "B", "C"] {
      requests.append(tasks.start { Task { try await service.songs(for: term) } })
      await settle()
    }
    #expect(service.widgets.map(\.text) == ["B, C"])
    let songs = try? await requests[0].value
    #expect(songs == HeadlessMusicService.songs(for: "A"))
  }

  @Test func `every address that arrives is delivered in order, until the task is cancelled`() async
  {
    let store = HeadlessAsyncAddressStore()
    var cities: [String] = []
    let addresses = ["Seoul", "Busan"].compactMap {
      Address(street: "1 Main", city: $0, state: "Jung", zip: "04524")
    }
    let observation = tasks.start {
      Task { for await address in store.arrivals() { cities.append(address.city) } }
    }
    await settle()
    for address in addresses { store.deliver(.arrive(address)) }
    await settle()
    #expect(cities == ["Seoul", "Busan"])
    #expect(store.pending.count == 1)
    observation.cancel()
    #expect(store.pending.isEmpty)
    await observation.value
  }

  @Test func `an observation ends with a stream that is not read`() {
    let store = HeadlessAsyncAddressStore()
    do { _ = store.arrivals() }
    #expect(store.pending.isEmpty)
  }

  @Test
  func `a task that suspends is waited for, and one that waits for something else is not for ever`()
    async
  {
    var hasEnded = false
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    tasks.start {
      Task {
        for _ in 0..<20 { await Task.yield() }
        hasEnded = true
      }
      Task { for await _ in stream {} }
    }
    await settle()
    #expect(hasEnded)
    continuation.finish()
  }
}
