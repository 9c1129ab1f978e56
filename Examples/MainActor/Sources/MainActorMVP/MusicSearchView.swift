import AppScreens

/// The view of a music search, as the presenter sees it.
protocol MusicSearchView: AnyObject {
  /// Shows a text in the query field.
  func show(query: String)

  /// Shows the status, the songs in order, and whether there is a button to retry.
  func show(status: String, rows: [MusicSearchRow], canRetry: Bool)
}
