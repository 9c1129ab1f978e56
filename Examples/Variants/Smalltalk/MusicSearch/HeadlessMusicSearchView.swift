import AppModels
import AppScreens
import ObservableModels

/// Observes the model: after each change, it reads the model and chooses the texts.
final class HeadlessMusicSearchView: HeadlessView, ModelObserver {
  private let controller: MusicSearchController
  let model: MusicSearchModel
  private(set) var display = MusicSearchDisplay()

  init(model: MusicSearchModel) {
    self.model = model
    controller = MusicSearchController(model: model)
    model.add(self)
    update()
  }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let text):
      display.$query.type(text)
      controller.edit(query: text)
    case .retry: controller.retry()
    }
  }

  func modelDidChange() {
    update()
  }

  /// Ends the observation, for a view that leaves the screen.
  func release() {
    model.remove(self)
  }

  private func update() {
    let search = model.contents()
    display.$query.update(search.query)
    display.status = MusicSearchText.status(of: search)
    display.rows = MusicSearchText.rows(of: search.songs)
    display.retry = search.canRetry
  }
}

extension MusicSearchModel {
  /// The search so far: what the view reads after each change.
  fileprivate func contents() -> MusicSearch {
    search
  }
}
