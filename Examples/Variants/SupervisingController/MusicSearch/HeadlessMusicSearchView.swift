import AppModels
import AppScreens
import ObservableModels

/// Binds what it can to the model, and leaves the rest to the presenter.
final class HeadlessMusicSearchView: MusicSearchView, HeadlessView {
  let presenter: MusicSearchPresenter
  let model: MusicSearchModel
  private(set) var display = MusicSearchDisplay()
  var bindings: [ValueBinding] = []

  init(presenter: MusicSearchPresenter, model: MusicSearchModel) {
    self.presenter = presenter
    self.model = model
    bindings = [
      model.bind(\.search.songs) { [weak self] in
        self?.display.rows = MusicSearchText.rows(of: $0)
      },
      model.bind(\.search.canRetry) { [weak self] in self?.display.retry = $0 },
    ]
    presenter.attach(self)
  }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let text):
      display.$query.type(text)
      presenter.edit(query: text)
    case .retry: presenter.retry()
    }
  }

  func show(query: String) {
    display.query = query
  }

  func show(status: String) {
    display.status = status
  }
}
