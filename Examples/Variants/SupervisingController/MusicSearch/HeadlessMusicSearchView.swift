import AppScreens
import ObservableModels

/// Binds what it can to the model, and leaves the rest to the presenter.
final class HeadlessMusicSearchView: MusicSearchView, HeadlessView {
  let presenter: MusicSearchPresenter
  let model: MusicSearchModel
  private(set) var display = MusicSearchDisplay()
  private var bindings: [ValueBinding] = []
  let recording = ViewRecording()

  init(presenter: MusicSearchPresenter, model: MusicSearchModel) {
    self.presenter = presenter
    self.model = model
    bindings = [
      log.bind("songs", bind(model.search.songs, addedBy: model.add(_:))) { [weak self] in
        self?.display.rows = MusicSearchWords.rows(of: $0)
      },
      log.bind("canRetry", bind(model.search.canRetry, addedBy: model.add(_:))) { [weak self] in
        self?.display.retry = $0
      },
    ]
    log.call("attach(_:)", presenter.attach(_:), self)
  }

  /// Ends the bindings, for a view that leaves the screen.
  func unbind() {
    bindings = []
  }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let text):
      display.query = text
      log.call("edit(query:)", presenter.edit(query:), text)
    case .retry: log.call("retry()", presenter.retry)
    }
  }

  func show(query: String) {
    display.query = log.show(query)
  }

  func show(status: String) {
    display.status = log.show(status)
  }
}
