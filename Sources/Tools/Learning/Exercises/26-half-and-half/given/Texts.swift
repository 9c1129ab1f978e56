import AppModels
import AppScreens

/// The texts of a music search: its status and its rows.
enum Texts {
  /// The status without a search.
  static let idle = "Search for music"

  /// The status of a search that is pending.
  static func searching(for term: SearchTerm) -> String {
    "Searching for \(term.text)"
  }

  /// The status of a search that has found this number of songs.
  static func found(_ count: Int, for term: SearchTerm) -> String {
    "\(count == 0 ? "No songs" : count == 1 ? "1 song" : "\(count) songs") for \(term.text)"
  }

  /// The status of a search that has failed.
  static func failed(_ failure: MusicFailure) -> String {
    switch failure {
    case .networking: "Search failed: no connection"
    case .data: "Search failed: no data"
    case .parsing: "Search failed: unreadable data"
    }
  }

  /// The row of a song.
  static func row(of song: Song) -> MusicSearchRow {
    MusicSearchRow(
      song: song.title, artist: song.artist, album: song.album,
      date: song.released?.description ?? "–", picture: song.picture)
  }
}
