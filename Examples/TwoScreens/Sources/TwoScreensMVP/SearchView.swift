/// The view of the search, as its presenter sees it.
protocol SearchView: AnyObject {
  /// Shows a message about the search.
  func show(message: String)

  /// Shows a row for each of so many songs; each cell gets a presenter of its own.
  func show(songCount: Int)
}
