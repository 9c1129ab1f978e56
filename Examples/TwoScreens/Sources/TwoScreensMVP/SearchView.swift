/// The view of the search, as its presenter sees it.
protocol SearchView: AnyObject {
  /// Shows a message about the search.
  func show(message: String)

  /// Shows a cell for each song; a cell owns its presenter.
  func show(songs: [SongPresenter])
}
