import AppModels

/// A song as this app keeps it.
public struct Track {
  /// The title of the song.
  var title: String

  /// The artist's name.
  var artist: String

  /// The title of the album.
  var album: String

  /// The day of its release; nil where nobody knows it.
  var released: Song.ReleaseDate?

  /// The address of the picture of its cover.
  var picture: String

  /// A song that a service told of.
  init(_ song: Song) {
    (title, artist, album) = (song.title, song.artist, song.album)
    (released, picture) = (song.released, song.picture)
  }
}
