import AppModels
import AppScreens

/// The state of a search for a term: the songs on screen, its progress, and the texts for both.
struct SearchState {
  private enum Progress {
    case searching
    case found
    case failed(MusicFailure)
  }

  /// The term.
  let term: SearchTerm

  /// The songs on screen.
  private(set) var songs: [Song]

  private var progress = Progress.searching

  /// A search whose request is pending; the songs from before stay until its response arrives.
  init(searching term: SearchTerm, keeping songs: [Song]) {
    (self.term, self.songs) = (term, songs)
  }

  /// Takes the response to the request.
  mutating func receive(_ response: Result<[Song], MusicFailure>) {
    switch response {
    case .success(let found):
      songs = found
      progress = .found
    case .failure(let failure): progress = .failed(failure)
    }
  }

  /// Indicates whether the search has failed, so that the request can be sent again.
  var canRetry: Bool {
    if case .failed = progress { true } else { false }
  }

  /// The text of the status.
  var status: String {
    switch (progress, songs.count) {
    case (.searching, _): "Searching for \(term.text)"
    case (.found, 0): "No songs for \(term.text)"
    case (.found, 1): "1 song for \(term.text)"
    case (.found, let count): "\(count) songs for \(term.text)"
    case (.failed(.networking), _): "Search failed: no connection"
    case (.failed(.data), _): "Search failed: no data"
    case (.failed(.parsing), _): "Search failed: unreadable data"
    }
  }
}

extension MusicSearchView {
  /// Shows a search, or that there is none.
  func show(_ search: SearchState?) {
    show(status: search?.status ?? "Search for music")
    show(rows: search?.songs.map(row) ?? [])
    show(canRetry: search?.canRetry ?? false)
  }

  private func row(of song: Song) -> MusicSearchRow {
    MusicSearchRow(
      song: song.title, artist: song.artist, album: song.album,
      date: song.released?.description ?? "–", picture: song.picture)
  }
}
