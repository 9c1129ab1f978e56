// 13 the-closure-held-on. A person searches, and closes the window before the answer comes.
// They see nothing. But the request goes on, and all that belongs to the screen stays
// in memory until the service answers, perhaps for ever.
// They should: the request is cancelled, and everything is released at once.

import AppModels

/// How the presenter asks the service, and takes its answers. All else is in `given`.
extension MusicSearchPresenter {
  /// Asks for a term, and keeps the songs on screen until the answer comes.
  func ask(for term: SearchTerm, keeping songs: [Song]) {
    weak var asked: (any MusicRequest)?
    // TODO: The service keeps this closure until it answers. Whom does the closure keep?
    let request = service.search(term.text) { self.receive($0, for: asked) }
    asked = request
    search = Search(term: term, songs: songs, state: .asked(request))
  }

  /// Takes in an answer, unless its request no longer stands.
  private func receive(_ answer: Result<[Song], MusicFailure>, for request: (any MusicRequest)?) {
    guard case .asked(let standing) = search?.state, standing === request else { return }
    switch answer {
    case .success(let songs):
      search?.songs = songs
      search?.state = .answered
    case .failure(let failure):
      search?.state = .failed(failure)
    }
    update()
  }
}
