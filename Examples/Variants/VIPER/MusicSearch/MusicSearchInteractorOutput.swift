import ObservableModels

/// The side of a presenter that an interactor calls.
protocol MusicSearchInteractorOutput: AnyObject {
  /// Takes over how far a search has come.
  func didChange(to search: SongSearch)
}
