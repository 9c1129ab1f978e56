import AppModels
import AppScreens

extension MusicSearchRow {
  /// A row for a track, with a text in the place of its date.
  init(_ track: Track, date: String) {
    self.init(
      song: track.title, artist: track.artist, album: track.album, date: date,
      picture: track.picture)
  }
}

extension MusicSearchDisplay.Row {
  /// A row as a person sees it.
  init(_ row: MusicSearchRow) {
    self.init(
      song: row.song, artist: row.artist, album: row.album, date: row.date, picture: row.picture)
  }
}

extension Song.ReleaseDate {
  /// The day as a text, such as `2021-03-25`.
  var text: String { "\(digits(4, of: year))-\(digits(2, of: month))-\(digits(2, of: day))" }

  private func digits(_ count: Int, of number: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
