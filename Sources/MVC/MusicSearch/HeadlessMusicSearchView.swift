import AppScreens

final class HeadlessMusicSearchView: MusicSearchView, HeadlessView {
  private(set) var display = MusicSearchDisplay()
  let recording = ViewRecording()

  weak var delegate: (any MusicSearchViewDelegate)? {
    didSet { log.didSet(delegate) }
  }

  var query: String {
    get { log.read(display.query) }
    set { display.query = log.set(newValue) }
  }

  var status: String {
    get { log.read(display.status) }
    set { display.status = log.set(newValue) }
  }

  var rows: [MusicSearchRow] {
    get { log.read(display.rows.map(MusicSearchRow.init)) }
    set { display.rows = log.set(newValue).map(MusicSearchDisplay.Row.init) }
  }

  var canRetry: Bool {
    get { log.read(display.retry) }
    set { display.retry = log.set(newValue) }
  }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let text):
      display.query = text
      if let delegate {
        log.delegate(
          "musicSearchViewDidEditQuery(_:)", delegate.musicSearchViewDidEditQuery(_:), self)
      }
    case .retry:
      if let delegate {
        log.delegate(
          "musicSearchViewDidPressRetry(_:)", delegate.musicSearchViewDidPressRetry(_:), self)
      }
    }
  }
}

extension MusicSearchRow {
  fileprivate init(_ row: MusicSearchDisplay.Row) {
    self.init(
      song: row.song, artist: row.artist, album: row.album, date: row.date, picture: row.picture)
  }
}

extension MusicSearchDisplay.Row {
  fileprivate init(_ row: MusicSearchRow) {
    self.init(
      song: row.song, artist: row.artist, album: row.album, date: row.date, picture: row.picture)
  }
}
