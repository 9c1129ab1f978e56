import AppScreens

/// The side of a music search view that a presenter calls; there is nothing to read.
protocol MusicSearchView: AnyObject {
  /// Shows a text in the query field.
  func show(query: String)

  /// Shows a finished text as the status.
  func show(status: String)

  /// Shows songs in finished texts, in order.
  func show(rows: [MusicSearchDisplay.Row])

  /// Shows the button to retry, or none.
  func show(canRetry: Bool)
}
