import AppModels

/// The words of a music search, for people.
enum Words {
  /// The status before anything is asked.
  static let notAsked = "Search for music"

  /// The status of a search that found songs, or none.
  static func found(_ count: Int, for term: SearchTerm) -> String {
    "\(count == 0 ? "No songs" : count == 1 ? "1 song" : "\(count) songs") for \(term.text)"
  }

  /// The status of a search that waits.
  static func waiting(for term: SearchTerm) -> String {
    "Searching for \(term.text)"
  }

  /// The status of a search that failed.
  static func failed(_ failure: MusicFailure) -> String {
    switch failure {
    case .networking: "Search failed: no connection"
    case .data: "Search failed: no data"
    case .parsing: "Search failed: unreadable data"
    }
  }

  /// A song in finished texts.
  static func row(of song: Song) -> MusicSearchRow {
    MusicSearchRow(
      song: song.title, artist: song.artist, album: song.album,
      date: song.released.map(date) ?? "–", picture: song.picture)
  }

  private static func date(of day: Song.ReleaseDate) -> String {
    "\(digits(4, of: day.year))-\(digits(2, of: day.month))-\(digits(2, of: day.day))"
  }

  private static func digits(_ count: Int, of number: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
