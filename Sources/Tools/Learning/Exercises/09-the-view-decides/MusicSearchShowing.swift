/// What the presenter tells its view. All else of it is in `given`.
extension MusicSearchPresenter {
  func update() {
    view?.show(status: status)
    // TODO: Does a view that only shows need to know what a track is?
    view?.show(tracks: search?.tracks ?? [])
    view?.show(canRetry: canRetry)
  }
}
