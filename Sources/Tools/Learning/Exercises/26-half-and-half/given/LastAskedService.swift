import AppModels

/// A service for one who asks: it cancels what was asked before, and hands over the last answer alone.
final class LastAskedService {
  private let service: any MusicService
  private var request: (any MusicRequest)?

  /// One who asks this service.
  init(_ service: any MusicService) {
    self.service = service
  }

  deinit {
    request?.cancel()
  }

  /// Asks for a term, or for nothing; whatever was asked before is cancelled, and not answered.
  func ask(
    for term: SearchTerm?, then receive: @escaping (Result<[Song], MusicFailure>) -> Void
  ) {
    request?.cancel()
    weak var asked: (any MusicRequest)?
    request = term.map { term in
      service.search(term.text) { [weak self] answer in
        guard let self, let asked, asked === self.request else { return }
        self.request = nil
        receive(answer)
      }
    }
    asked = request
  }
}
