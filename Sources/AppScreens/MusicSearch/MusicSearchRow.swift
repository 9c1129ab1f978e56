/// A row of a music search: a song as text.
public struct MusicSearchRow: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The title of the song.
  public let song: String

  /// The artist's name.
  public let artist: String

  /// The title of the album.
  public let album: String

  /// The day of its release as `yyyy-MM-dd`; `–` where it is unknown.
  public let date: String

  /// The address of the picture of its cover.
  public let picture: String

  /// A row with these texts.
  public init(song: String, artist: String, album: String, date: String, picture: String) {
    self.song = song
    self.artist = artist
    self.album = album
    self.date = date
    self.picture = picture
  }

  /// The texts, separated by commas, with the picture in square brackets.
  public var description: String {
    "\(song), \(artist), \(album), \(date) [\(picture)]"
  }
}
