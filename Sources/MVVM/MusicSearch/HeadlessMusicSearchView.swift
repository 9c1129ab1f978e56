import AppScreens

final class HeadlessMusicSearchView: MusicSearchView, HeadlessView {
  let viewModel: MusicSearchViewModel
  private(set) var display = MusicSearchDisplay()
  private var bindings: [ObservationToken] = []
  let recording = ViewRecording()

  init(viewModel: MusicSearchViewModel) {
    self.viewModel = viewModel
    bindings = [
      log.bind("query", viewModel.$query.bind) { [weak self] in self?.display.query = $0 },
      log.bind("status", viewModel.$status.bind) { [weak self] in self?.display.status = $0 },
      log.bind("rows", viewModel.$rows.bind) { [weak self] in
        self?.display.rows = $0.map(MusicSearchDisplay.Row.init)
      },
      log.bind("canRetry", viewModel.$canRetry.bind) { [weak self] in self?.display.retry = $0 },
    ]
  }

  /// Ends the bindings, for a view that leaves the screen.
  func unbind() {
    bindings = []
  }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let text):
      display.query = text
      log.call("edit(query:)", viewModel.edit(query:), text)
    case .retry: log.call("retry()", viewModel.retry)
    }
  }
}

extension MusicSearchDisplay.Row {
  fileprivate init(_ row: MusicSearchRow) {
    self.init(
      song: row.song, artist: row.artist, album: row.album, date: row.date, picture: row.picture)
  }
}
