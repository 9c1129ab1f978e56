import AppScreens
import ObservableModels

/// Owns the view, which owns the presenter and the model.
final class MusicSearchScreen: Screen {
  private let service = HeadlessMusicService()
  private(set) var view: HeadlessMusicSearchView

  init() {
    let model = MusicSearchModel(service: service)
    view = HeadlessMusicSearchView(presenter: MusicSearchPresenter(model: model), model: model)
  }

  var headlessService: any HeadlessService<MusicSearchEvent> { service }

  func replaceView() {
    view.bindings = []
    view = HeadlessMusicSearchView(presenter: view.presenter, model: view.model)
  }
}
