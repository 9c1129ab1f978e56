import AppModels
import AppScreens

/// The presentation logic of a music search; each variant decides which object uses it.
package enum MusicSearchText {
  /// The text of the status.
  package static func status(of search: MusicSearch) -> String {
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
  }

  /// The songs as rows, in order.
  package static func rows(of songs: [Song]) -> [MusicSearchRow] {
    songs.map { song in
      MusicSearchRow(
        song: song.title, artist: song.artist, album: song.album,
        date: song.released?.description ?? "–", picture: song.picture)
    }
  }
}
