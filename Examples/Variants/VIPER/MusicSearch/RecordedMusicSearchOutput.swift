import AppScreens
import ObservableModels

/// Stands between the interactor and the presenter, and records the calls on the presenter.
final class RecordedMusicSearchOutput: MusicSearchInteractorOutput, RecordedConnection {
  weak var presenter: MusicSearchPresenter?
  let recording = ConnectionRecording()

  func didChange(to search: SongSearch) {
    guard let presenter else { return }
    log.call("didChange(to:)", presenter.didChange(to:), search)
  }
}
