import AppModels
import Dispatch
import MusicServices
import Testing

@Suite(.timeLimit(.minutes(1)))
struct CallerIsolationTests {
  @Test func `the adapter answers on the actor that made it`() async throws {
    let address = try LoopbackServer().address
    let caller = Caller {
      ITunesMusicService(at: address, clock: ManualClock(), isolation: $0)
    }
    #expect(await caller.isAnsweredHere())
  }

  @Test func `the debouncer asks and answers on the actor that made it`() async throws {
    let address = try LoopbackServer().address
    let caller = Caller { actor in
      DebouncedMusicService(
        ITunesMusicService(at: address, clock: ManualClock(), isolation: actor),
        pause: .zero, clock: ManualClock(), isolation: actor)
    }
    #expect(await caller.isAnsweredHere())
  }
}

/// An actor that calls a service, and knows whether code runs on it.
private actor Caller {
  private nonisolated let executor = QueueExecutor()
  private let makeService: @Sendable (isolated Caller) -> any MusicService

  init(_ makeService: @escaping @Sendable (isolated Caller) -> any MusicService) {
    self.makeService = makeService
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func isAnsweredHere() async -> Bool {
    await makeService(self).answer(for: "IU") { [executor] _ in executor.isHere }
  }
}

/// The executor of an actor whose code runs on a queue of its own.
private final class QueueExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "caller")
  private let key = DispatchSpecificKey<Bool>()

  init() {
    queue.setSpecific(key: key, value: true)
  }

  var isHere: Bool { DispatchQueue.getSpecific(key: key) == true }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
