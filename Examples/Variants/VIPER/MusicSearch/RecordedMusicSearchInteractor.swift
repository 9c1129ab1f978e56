import AppModels
import AppScreens

/// Stands between the presenter and its interactor, and records the calls on the interactor.
final class RecordedMusicSearchInteractor: MusicSearchInteracting, RecordedConnection {
  private let interactor: MusicSearchInteractor

  /// The way back, which the interactor holds weakly, as it would the presenter.
  private let output: RecordedMusicSearchOutput
  let recording = ConnectionRecording()

  init(_ interactor: MusicSearchInteractor, keeping output: RecordedMusicSearchOutput) {
    self.interactor = interactor
    self.output = output
  }

  func find(_ term: SearchTerm?) {
    log.call("find(_:)", interactor.find(_:), term)
  }

  func retry() {
    log.call("retry()", interactor.retry)
  }
}
