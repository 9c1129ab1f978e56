/// The interactor, as the presenter sees it.
protocol MusicSearchInteracting: AnyObject {
  /// Changes the query, and requests the songs for its term if that is new.
  func edit(query: String)

  /// Requests the songs again for a term that failed.
  func retry()
}
