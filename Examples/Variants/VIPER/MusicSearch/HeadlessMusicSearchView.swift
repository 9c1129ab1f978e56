import AppScreens

final class HeadlessMusicSearchView: MusicSearchView, HeadlessView {
  let presenter: MusicSearchPresenter
  private(set) var display = MusicSearchDisplay()
  let recording = ViewRecording()

  init(presenter: MusicSearchPresenter) {
    self.presenter = presenter
    log.call("attach(_:)", presenter.attach(_:), self)
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

  func show(rows: [MusicSearchDisplay.Row]) {
    display.rows = log.show(rows)
  }

  func show(canRetry: Bool) {
    display.retry = log.show(canRetry)
  }
}
