import AppScreens

/// The view of a song: a cell of the search, or a page of its own.
protocol SongView: AnyObject {
  /// Shows the texts of the song, of which a cell has room for fewer.
  func show(_ row: MusicSearchRow)

  /// Shows a filled or an empty star.
  func show(isFavourite: Bool)
}
