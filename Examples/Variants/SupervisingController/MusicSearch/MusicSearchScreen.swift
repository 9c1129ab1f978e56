import AppScreens
import ObservableModels

/// Holds the view; the view holds its presenter and the model, which a new view takes over.
final class MusicSearchScreen: Screen {
  private let service = HeadlessMusicService()
  private(set) var view: HeadlessMusicSearchView

  init() {
    let model = MusicSearchModel(service: service)
    view = HeadlessMusicSearchView(presenter: MusicSearchPresenter(model: model), model: model)
  }

  var world: any World<MusicSearchEvent> { service }

  func display(through view: HeadlessMusicSearchView) -> MusicSearchDisplay {
    var display = view.display
    display.asked = service.asked
    return display
  }

  func replaceView() {
    view.unbind()
    view = HeadlessMusicSearchView(presenter: view.presenter, model: view.model)
  }
}
