import AppScreens

/// The display of the screen on top: the search with a row for each song, or the page of one song.
public struct TwoScreensDisplay: ScreenDisplay {
  /// The query field.
  @Field public var query = ""

  /// The message about the search.
  public var message = ""

  /// The rows in order.
  public var rows: [SongDisplay] = []

  /// The page of a song; nil on the search.
  public var page: SongDisplay?

  /// A display on which nothing has been shown yet.
  public init() {}

  /// The display of the search.
  public init(query: Field, message: String, rows: [SongDisplay]) {
    (_query, self.message, self.rows) = (query, message, rows)
  }

  /// The display of a song's page.
  public init(page: SongDisplay) {
    self.page = page
  }

  /// Query, message, rows and page; of a row, only the title of the song.
  public var widgets: [Widget] {
    [
      Widget("query", shows: $query),
      Widget("message", shows: message),
      Widget("rows", shows: rows.map { $0.text(of: $0.song?.song) }.joined(separator: ", ")),
      Widget("page", shows: page.map { $0.text(of: $0.song?.description) } ?? ""),
    ]
  }
}

/// The display of a song, in a row or on its page: its texts and a star.
public struct SongDisplay: Codable, Hashable, Sendable {
  /// The texts of the song; nil before they are shown.
  public var song: MusicSearchRow?

  /// Indicates whether the star is filled.
  public var isFavourite = false

  /// A display on which nothing has been shown yet.
  public init() {}

  /// A display of a song.
  public init(song: MusicSearchRow, isFavourite: Bool) {
    (self.song, self.isFavourite) = (song, isFavourite)
  }

  /// A text with a star if that is filled.
  fileprivate func text(of text: String?) -> String {
    (text ?? "") + (isFavourite ? " ★" : "")
  }
}
