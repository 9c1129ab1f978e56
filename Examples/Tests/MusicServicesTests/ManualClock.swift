import Synchronization

/// A clock on which time passes when a test says so.
final class ManualClock: Clock, Sendable {
  typealias Duration = Swift.Duration

  struct Instant: InstantProtocol {
    var sinceStart = Duration.zero

    func advanced(by duration: Duration) -> Instant {
      Instant(sinceStart: sinceStart + duration)
    }

    func duration(to other: Instant) -> Duration {
      other.sinceStart - sinceStart
    }

    static func < (left: Instant, right: Instant) -> Bool {
      left.sinceStart < right.sinceStart
    }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant()
    var sleepers: [Int: Sleeper] = [:]
    var fellAsleep = 0
    var waiting: (count: Int, continuation: CheckedContinuation<Void, Never>)?

    mutating func takeWaiting() -> CheckedContinuation<Void, Never>? {
      guard let waiting, waiting.count <= fellAsleep else { return nil }
      self.waiting = nil
      return waiting.continuation
    }
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock(\.now) }

  /// The number of those that sleep.
  var sleepers: Int { state.withLock(\.sleepers.count) }

  let minimumResolution = Duration.zero

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = state.withLock { state in
      state.fellAsleep += 1
      return state.fellAsleep
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        let waiting = state.withLock { state in
          if Task.isCancelled {
            continuation.resume(throwing: CancellationError())
          } else if deadline <= state.now {
            continuation.resume()
          } else {
            state.sleepers[number] = Sleeper(deadline: deadline, continuation: continuation)
          }
          return state.takeWaiting()
        }
        waiting?.resume()
      }
    } onCancel: {
      state.withLock { $0.sleepers.removeValue(forKey: number) }?
        .continuation.resume(throwing: CancellationError())
    }
  }

  /// Returns as soon as so many have fallen asleep since the beginning, whether they still sleep.
  func fallenAsleep(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let waiting = state.withLock { state in
        state.waiting = (count, continuation)
        return state.takeWaiting()
      }
      waiting?.resume()
    }
  }

  /// Lets time pass, and wakes those whose time has come.
  func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let woken = state.sleepers.filter { $0.value.deadline <= state.now }
      for number in woken.keys { state.sleepers[number] = nil }
      return woken.values.map(\.continuation)
    }
    for continuation in woken { continuation.resume() }
  }
}
