import AppModels
import ObservableModels

extension MusicSearchModel {
  /// The search so far: what a view reads after each change.
  func contents() -> MusicSearch {
    search
  }
}
