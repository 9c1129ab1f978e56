import AppScreens

/// The view of a music search, as the presenter sees it: passive, with nothing to read.
protocol MusicSearchView: AnyObject {
  /// Shows a text in the query field.
  func show(query: String)

  /// Shows the status.
  func show(status: String)

  /// Shows the songs, in order.
  func show(rows: [MusicSearchRow])

  /// Shows or hides the button to retry.
  func show(canRetry: Bool)
}
