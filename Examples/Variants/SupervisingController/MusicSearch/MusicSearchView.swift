/// The side of a music search view that a presenter calls: what no binding can show.
protocol MusicSearchView: AnyObject {
  /// Shows a text in the query field.
  func show(query: String)

  /// Shows a finished text as the status.
  func show(status: String)
}
