import AppModels
import AppScreens

/// The right words for each state of a music search, which faulty screens share.
extension MusicSearchDisplay {
  /// A search that nobody has begun, with a query.
  init(query: String) {
    self.init()
    self.query = query
    status = "Search for music"
  }

  /// Shows that a term is searched for.
  mutating func show(searchFor term: String) {
    status = "Searching for \(term)"
    retry = false
  }

  /// Shows the answer for a term.
  mutating func show(_ answer: Result<[Song], MusicFailure>, for term: String) {
    switch answer {
    case .success(let songs): show(songs, for: term)
    case .failure(let failure): show(failure)
    }
  }

  private mutating func show(_ songs: [Song], for term: String) {
    rows = songs.map(MusicSearchRow.init(of:))
    status =
      switch songs.count {
      case 0: "No songs for \(term)"
      case 1: "1 song for \(term)"
      case let count: "\(count) songs for \(term)"
      }
    retry = false
  }

  private mutating func show(_ failure: MusicFailure) {
    let reason =
      switch failure {
      case .networking: "no connection"
      case .data: "no data"
      case .parsing: "unreadable data"
      }
    status = "Search failed: \(reason)"
    retry = true
  }
}

extension MusicSearchRow {
  /// The right texts for a song.
  init(of song: Song) {
    self.init(
      song: song.title, artist: song.artist, album: song.album,
      date: song.released?.description ?? "–", picture: song.picture)
  }
}
