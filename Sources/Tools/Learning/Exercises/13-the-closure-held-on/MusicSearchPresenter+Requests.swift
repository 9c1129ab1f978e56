// 13 the-closure-held-on. A user searches, and closes the window before the response arrives.
// They notice nothing. But the request continues, and all objects of the screen stay in memory
// until the service responds, perhaps forever.
// Instead, the request should be cancelled, and everything released at once.

import AppModels

/// How the presenter sends a request. The rest of it is in `given`.
extension MusicSearchPresenter {
  /// Releases the old token, which cancels the old request, and sends the pending one.
  func send() {
    pending = nil
    guard let request = search.pendingRequest else { return }
    // TODO: The service keeps this closure until it responds. Which object does the closure keep?
    pending = service.search(request.term.text) { response in
      self.search.receive(response, to: request)
    }
  }
}
