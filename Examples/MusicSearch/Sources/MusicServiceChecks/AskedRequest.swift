import AppModels

/// A request that a check has made, and the answers to it.
struct AskedRequest {
  private final class Held {}

  let term: String
  let answers = Answers()
  private var token: CancellationToken?
  private weak var held: Held?

  init(for term: String, of service: any MusicService, isOnCaller: @escaping @Sendable () -> Bool) {
    self.term = term
    let held = Held()
    self.held = held
    token = service.search(term) { [answers, held] result in
      withExtendedLifetime(held) { answers.take(result, cameToCaller: isOnCaller()) }
    }
    answers.searchReturned()
  }

  /// Cancels the request.
  mutating func cancel() {
    token = nil
  }

  /// Indicates whether the service has released the receiver.
  var hasReleasedReceiver: Bool { held == nil }

  /// Indicates whether there is one answer, with songs for this term.
  var hasItsSongs: Bool {
    guard answers.all.count == 1, case .success(let songs) = answers.all[0].result else {
      return false
    }
    return songs.contains { $0.title.contains(term) }
  }
}
