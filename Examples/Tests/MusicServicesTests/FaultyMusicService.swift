import AppModels
import AppScreens
import Foundation
import MusicServiceChecks

/// A way in which a music service breaks one clause of its contract.
enum MusicServiceFault: CaseIterable {
  case answersBeforeReturning
  case answersTwice
  case answersOnAnyThread
  case keepsReceiver
  case failsWhenCancelled
  case failsWhenCancelledLate
  case answersOldest
  case cancelsOthers

  var brokenClause: MusicServiceClause {
    switch self {
    case .answersBeforeReturning: .answersLater
    case .answersTwice: .answersOnce
    case .answersOnAnyThread: .answersCaller
    case .keepsReceiver: .releasesReceiver
    case .failsWhenCancelled: .cancelsSilently
    case .failsWhenCancelledLate: .ignoresLateCancellation
    case .answersOldest: .answersEach
    case .cancelsOthers: .cancelsOne
    }
  }
}

/// A music service with one fault, or with none, that answers when a test says so.
final class FaultyMusicService: MusicService {
  private let fault: MusicServiceFault?
  private var requests: [FaultyRequest] = []
  private var keptRequests: [FaultyRequest] = []

  init(_ fault: MusicServiceFault?) {
    self.fault = fault
  }

  func search(
    _ term: String, then receive: @escaping (Result<[Song], MusicFailure>) -> Void
  ) -> CancellationToken {
    let request = FaultyRequest(for: term, then: receive)
    requests.append(request)
    if fault == .answersBeforeReturning { answer(term) }
    return CancellationToken { [weak self] in self?.cancel(request) }
  }

  func answer(_ term: String) {
    let sought = fault == .answersOldest ? requests.first?.term : term
    guard let index = requests.firstIndex(where: { $0.term == sought }) else { return }
    let request = requests.remove(at: index)
    if fault == .keepsReceiver { keptRequests.append(request) }
    let songs = HeadlessMusicService.songs(for: term)
    if fault == .answersOnAnyThread {
      // The compiler refuses this fault without these words.
      nonisolated(unsafe) let receive = request.receive
      Thread.detachNewThread { receive?(.success(songs)) }
    } else {
      request.receive?(.success(songs))
    }
    if fault == .answersTwice { request.receive?(.success(songs)) }
    request.isAnswered = true
    if fault != .keepsReceiver && fault != .failsWhenCancelledLate { request.receive = nil }
  }

  private func cancel(_ request: FaultyRequest) {
    switch fault {
    case .failsWhenCancelled where !request.isAnswered,
      .failsWhenCancelledLate where request.isAnswered:
      request.receive?(.failure(.networking))
    case .cancelsOthers:
      for other in requests where other !== request { other.receive?(.failure(.networking)) }
    default: break
    }
  }
}

private final class FaultyRequest {
  let term: String
  var receive: ((Result<[Song], MusicFailure>) -> Void)?
  var isAnswered = false

  init(for term: String, then receive: @escaping (Result<[Song], MusicFailure>) -> Void) {
    self.term = term
    self.receive = receive
  }
}
