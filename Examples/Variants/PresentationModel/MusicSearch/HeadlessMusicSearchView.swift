import AppScreens

/// Keeps its widgets in step with the presentation model: a line by hand for each of them.
final class HeadlessMusicSearchView: HeadlessView {
  let presentationModel: MusicSearchPresentationModel
  private(set) var display = MusicSearchDisplay()
  let recording = ViewRecording()

  init(presentationModel: MusicSearchPresentationModel) {
    self.presentationModel = presentationModel
    log.assign("didChange", \.didChange, of: presentationModel) { [weak self] in self?.synchronise()
    }
    load()
  }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let text):
      display.query = text
      log.call("edit(query:)", presentationModel.edit(query:), text)
    case .retry: log.call("retry()", presentationModel.retry)
    }
  }

  private func synchronise() {
    log.show()
    load()
  }

  private func load() {
    display.query = presentationModel.query
    display.status = presentationModel.status
    display.rows = presentationModel.rows
    display.retry = presentationModel.canRetry
  }
}
