import AppModels
import AppScreens

/// A music search of the main actor, whose requests are a stream; one task takes them for as long as it lives.
@MainActor final class LoopingSearch: AwaitingPresenter {
  private let requests: AsyncStream<String?>.Continuation
  private weak var view: AwaitingView<LoopingSearch>?
  private var loop: Task<Void, Never>?
  private var term: String?
  private(set) var display = MusicSearchDisplay(query: "")

  init(_ service: any AsyncMusicService) {
    let (terms, continuation) = AsyncStream.makeStream(of: String?.self)
    requests = continuation
    loop = Task { [weak self] in
      var pending: Task<Void, Never>?
      for await term in terms {
        pending?.cancel()
        pending = term.map { term in
          Task { [weak self] in
            do throws(MusicFailure) {
              let songs = try await service.songs(for: term)
              self?.receive(.success(songs), for: term)
            } catch {
              self?.receive(.failure(error), for: term)
            }
          }
        }
      }
      pending?.cancel()
    }
  }

  isolated deinit { requests.finish() }

  func attach(_ view: AwaitingView<LoopingSearch>) { self.view = view }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let query):
      display.$query.type(query)
      let term = SearchTerm(query: query)?.text
      if term != self.term { change(to: term) }
    case .retry:
      if display.retry { change(to: term) }
    }
    view?.display = display
  }

  private func change(to term: String?) {
    self.term = term
    requests.yield(term)
    if let term {
      display.show(searchFor: term)
    } else {
      display = MusicSearchDisplay(query: display.query)
    }
  }

  private func receive(_ response: Result<[Song], MusicFailure>, for term: String) {
    guard !Task.isCancelled else { return }
    display.show(response, for: term)
    view?.display = display
  }
}
