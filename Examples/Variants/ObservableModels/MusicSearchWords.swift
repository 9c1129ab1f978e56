import AppModels
import AppScreens

/// The words of a music search; which object asks for them is each variant's own.
package enum MusicSearchWords {
  /// The status in words.
  package static func status(of search: SongSearch) -> String {
    guard let term = search.term?.text else { return "Search for music" }
    return switch (search.stage, search.songs.count) {
    case (.asked, _): "Searching for \(term)"
    case (.answered, 0): "No songs for \(term)"
    case (.answered, 1): "1 song for \(term)"
    case (.answered, let count): "\(count) songs for \(term)"
    case (.failed(.networking), _): "Search failed: no connection"
    case (.failed(.data), _): "Search failed: no data"
    case (.failed(.parsing), _): "Search failed: unreadable data"
    }
  }

  /// The songs as rows, in order.
  package static func rows(of songs: [Song]) -> [MusicSearchDisplay.Row] {
    songs.map { song in
      MusicSearchDisplay.Row(
        song: song.title, artist: song.artist, album: song.album,
        date: song.released.map(date) ?? "–", picture: song.picture)
    }
  }

  private static func date(of day: Song.ReleaseDate) -> String {
    "\(digits(4, of: day.year))-\(digits(2, of: day.month))-\(digits(2, of: day.day))"
  }

  private static func digits(_ count: Int, of number: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
