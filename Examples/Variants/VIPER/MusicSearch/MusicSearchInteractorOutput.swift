import AppModels

/// The presenter, as the interactor sees it.
protocol MusicSearchInteractorOutput: AnyObject {
  /// The search has changed.
  func didChange(to search: MusicSearch)
}
