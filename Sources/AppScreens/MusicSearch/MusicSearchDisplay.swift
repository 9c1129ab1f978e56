/// The display of a music search: query, status, rows, retry, and what the service is asked.
public struct MusicSearchDisplay: ScreenDisplay {
  /// A song as a person sees it.
  public struct Row: Codable, Hashable, Sendable, CustomStringConvertible {
    /// The title of the song.
    public let song: String

    /// The artist's name.
    public let artist: String

    /// The title of the album.
    public let album: String

    /// The day of its release, in words.
    public let date: String

    /// The address of its picture.
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

  /// The text in the query field.
  public var query = ""

  /// The status, in words.
  public var status = ""

  /// The songs, in order.
  public var rows: [Row] = []

  /// Indicates whether there is a button to retry.
  public var retry = false

  /// The requests that the service holds, oldest first, cancelled ones in parentheses: `IU, (BTS)`.
  ///
  /// No view shows them: a screen fills them in from its service.
  public var asked = ""

  /// A display on which nothing has been shown yet.
  public init() {}

  /// Query, status, rows, retry, asked.
  public var widgets: [Widget] {
    [
      Widget("query", shows: query),
      Widget("status", shows: status),
      Widget("rows", shows: rows.map(\.description).joined(separator: "; ")),
      Widget("retry", isOn: retry),
      Widget("asked", shows: asked),
    ]
  }
}
