import AppModels
import ObservableModels

/// Owns the model: reports to its output each change, and chooses no text.
final class MusicSearchInteractor: MusicSearchInteracting, ModelObserver {
  weak var output: (any MusicSearchInteractorOutput)?
  private let model: MusicSearchModel

  init(service: any MusicService) {
    model = MusicSearchModel(service: service)
    model.add(self)
  }

  func edit(query: String) {
    model.edit(query: query)
  }

  func retry() {
    model.retry()
  }

  func modelDidChange() {
    output?.didChange(to: model.search)
  }
}
