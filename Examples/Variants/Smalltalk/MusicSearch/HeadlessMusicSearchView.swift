import AppScreens
import ObservableModels

/// Depends on the model: told that it changed, it reads it, and makes the words.
final class HeadlessMusicSearchView: HeadlessView, ModelObserver {
  private let controller: MusicSearchController
  let model: MusicSearchScreenModel
  private(set) var display = MusicSearchDisplay()
  let recording = ViewRecording()

  init(model: MusicSearchScreenModel) {
    self.model = model
    controller = MusicSearchController(model: model)
    log.call("add(_:)", model.add(_:), self)
    update()
  }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let text):
      display.query = text
      log.call("edit(query:)", controller.edit(query:), text)
    case .retry: log.call("retry()", controller.retry)
    }
  }

  func modelDidChange() {
    log.show()
    update()
  }

  /// Depends on the model no more, for a view that leaves the screen.
  func release() {
    log.call("remove(_:)", model.remove(_:), self)
  }

  private func update() {
    let (query, search) = log.call("contents()", model.contents)
    display.query = query
    display.status = MusicSearchWords.status(of: search)
    display.rows = MusicSearchWords.rows(of: search.songs)
    display.retry = search.canRetry
  }
}
