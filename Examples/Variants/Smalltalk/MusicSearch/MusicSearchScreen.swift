import AppScreens
import ObservableModels

/// Owns the view, which owns the model; a new view observes the same model.
final class MusicSearchScreen: Screen {
  private let service = HeadlessMusicService()
  private(set) var view: HeadlessMusicSearchView

  init() {
    view = HeadlessMusicSearchView(model: MusicSearchModel(service: service))
  }

  var headlessService: any HeadlessService<MusicSearchEvent> { service }

  func secondView() -> HeadlessMusicSearchView? {
    HeadlessMusicSearchView(model: view.model)
  }

  func replaceView() {
    view.release()
    view = HeadlessMusicSearchView(model: view.model)
  }
}
