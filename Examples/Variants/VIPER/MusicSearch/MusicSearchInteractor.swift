import AppModels
import ObservableModels

/// Holds the model, and makes no words: it tells its output how far a search has come.
final class MusicSearchInteractor: MusicSearchInteracting, ModelObserver {
  weak var output: (any MusicSearchInteractorOutput)?
  private let model: MusicSearchModel

  init(service: any MusicService) {
    model = MusicSearchModel(service: service)
    model.add(self)
  }

  func find(_ term: SearchTerm?) {
    model.find(term)
  }

  func retry() {
    model.retry()
  }

  func modelDidChange() {
    output?.didChange(to: model.search)
  }
}
