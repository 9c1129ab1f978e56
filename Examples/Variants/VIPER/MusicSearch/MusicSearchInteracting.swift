import AppModels

/// The side of an interactor that a presenter calls.
protocol MusicSearchInteracting: AnyObject {
  /// Finds the songs of a term if it is a new one.
  func find(_ term: SearchTerm?)

  /// Asks again for a term that failed.
  func retry()
}
