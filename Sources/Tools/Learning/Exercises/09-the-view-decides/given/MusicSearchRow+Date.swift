import AppModels
import AppScreens

extension MusicSearchRow {
  /// The row of a song, with a text in place of its date.
  init(_ song: Song, date: String) {
    self.init(
      song: song.title, artist: song.artist, album: song.album, date: date, picture: song.picture)
  }
}
