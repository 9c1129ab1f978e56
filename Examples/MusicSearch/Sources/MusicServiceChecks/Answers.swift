import AppModels
import Synchronization

/// An answer, and the circumstances in which it came.
struct Answer: Sendable {
  let result: Result<[Song], MusicFailure>
  let cameEarly: Bool
  let cameToCaller: Bool

  var isSuccess: Bool {
    switch result {
    case .success: true
    case .failure: false
    }
  }
}

/// The answers to one request, from whatever thread they come.
final class Answers: Sendable {
  private struct State {
    var hasReturned = false
    var answers: [Answer] = []
    var waiting: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())

  var all: [Answer] { state.withLock(\.answers) }

  func searchReturned() {
    state.withLock { $0.hasReturned = true }
  }

  func take(_ result: Result<[Song], MusicFailure>, cameToCaller: Bool) {
    let waiting = state.withLock { state in
      defer { state.waiting = nil }
      state.answers.append(
        Answer(result: result, cameEarly: !state.hasReturned, cameToCaller: cameToCaller))
      return state.waiting
    }
    waiting?.resume()
  }

  /// Returns as soon as there is an answer.
  func first() async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if state.answers.isEmpty { state.waiting = continuation }
        return !state.answers.isEmpty
      }
      if isThere { continuation.resume() }
    }
  }
}
