import AppScreens

/// Keeps its widgets in step with the presentation model: one line for each of them.
final class HeadlessMusicSearchView: HeadlessView {
  let presentationModel: MusicSearchPresentationModel
  private(set) var display = MusicSearchDisplay()

  init(presentationModel: MusicSearchPresentationModel) {
    self.presentationModel = presentationModel
    presentationModel.didChange = { [weak self] in self?.synchronise() }
    load()
  }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let text):
      display.$query.type(text)
      presentationModel.edit(query: text)
    case .retry: presentationModel.retry()
    }
  }

  func synchronise() {
    load()
  }

  private func load() {
    display.$query.update(presentationModel.query)
    display.status = presentationModel.status
    display.rows = presentationModel.rows
    display.retry = presentationModel.canRetry
  }
}
