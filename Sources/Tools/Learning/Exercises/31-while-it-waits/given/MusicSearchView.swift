import AppModels
import AppScreens

/// The view of a music search, as the presenter sees it.
@MainActor protocol MusicSearchView: AnyObject {
  /// Shows a text in the query field.
  func show(query: String)

  /// Shows the status, the songs in order, and whether there is a button to retry.
  func show(status: String, rows: [MusicSearchRow], canRetry: Bool)
}

extension MusicSearchView {
  /// Shows what a search has found, in the words of the app.
  func show(_ search: MusicSearch) {
    let status =
      switch search.state {
      case .idle: "Search for music"
      case .searching(let request): "Searching for \(request.term.text)"
      case .found(let term) where search.songs.isEmpty: "No songs for \(term.text)"
      case .found(let term) where search.songs.count == 1: "1 song for \(term.text)"
      case .found(let term): "\(search.songs.count) songs for \(term.text)"
      case .failed(_, .networking): "Search failed: no connection"
      case .failed(_, .data): "Search failed: no data"
      case .failed(_, .parsing): "Search failed: unreadable data"
      }
    let rows = search.songs.map { song in
      MusicSearchRow(
        song: song.title, artist: song.artist, album: song.album,
        date: song.released?.description ?? "–", picture: song.picture)
    }
    show(status: status, rows: rows, canRetry: search.canRetry)
  }
}
