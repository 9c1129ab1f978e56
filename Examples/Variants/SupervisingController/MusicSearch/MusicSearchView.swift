/// The view of a music search, as the presenter sees it: what a binding cannot show.
protocol MusicSearchView: AnyObject {
  /// Shows a text in the query field.
  func show(query: String)

  /// Shows the status.
  func show(status: String)
}
