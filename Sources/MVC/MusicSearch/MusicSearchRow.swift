/// A row of a music search: a song in finished texts.
public struct MusicSearchRow: Hashable, Sendable {
  /// The title of the song.
  public let song: String

  /// The artist's name.
  public let artist: String

  /// The title of the album.
  public let album: String

  /// The day of its release.
  public let date: String

  /// The address of the picture of its cover.
  public let picture: String
}
