import AppModels
import AppScreens

extension MusicSearchRow {
  /// The texts of a song, which row and page show alike.
  public init(_ song: Song) {
    self.init(
      song: song.title, artist: song.artist, album: song.album,
      date: song.released?.description ?? "–", picture: song.picture)
  }
}
