import AppScreens

@MainActor final class HeadlessMusicSearchView: MusicSearchView, HeadlessView {
  let presenter: MusicSearchPresenter
  private(set) var display = MusicSearchDisplay()

  init(presenter: MusicSearchPresenter) {
    self.presenter = presenter
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

  func show(status: String, rows: [MusicSearchRow], canRetry: Bool) {
    display.status = status
    display.rows = rows
    display.retry = canRetry
  }
}
