import AppScreens

/// How the presenter updates its view. The rest of it is in `given`.
extension MusicSearchPresenter {
  func update() {
    view?.show(status: status)
    // TODO: Does a view that only shows text need to know what a song is?
    view?.show(songs: search.songs)
    view?.show(canRetry: search.canRetry)
  }
}
