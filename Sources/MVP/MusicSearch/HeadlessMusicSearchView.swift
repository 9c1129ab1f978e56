import AppScreens

final class HeadlessMusicSearchView: MusicSearchView, HeadlessView {
  let presenter: MusicSearchPresenter
  private(set) var display = MusicSearchDisplay()
  let recording = ViewRecording()

  init(presenter: MusicSearchPresenter) {
    self.presenter = presenter
    log.call("attach(_:)", presenter.attach(_:), self)
  }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let text):
      display.query = text
      log.call("edit(query:)", presenter.edit(query:), text)
    case .retry: log.call("retry()", presenter.retry)
    }
  }

  func show(query: String) {
    display.query = log.show(query)
  }

  func show(status: String) {
    display.status = log.show(status)
  }

  func show(rows: [MusicSearchRow]) {
    display.rows = log.show(rows).map(MusicSearchDisplay.Row.init)
  }

  func show(canRetry: Bool) {
    display.retry = log.show(canRetry)
  }
}

extension MusicSearchDisplay.Row {
  fileprivate init(_ row: MusicSearchRow) {
    self.init(
      song: row.song, artist: row.artist, album: row.album, date: row.date, picture: row.picture)
  }
}
