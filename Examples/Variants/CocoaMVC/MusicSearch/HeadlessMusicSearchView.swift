import AppScreens

/// The widgets of a music search, which know only that they have a delegate.
final class HeadlessMusicSearchView: HeadlessView {
  weak var delegate: (any MusicSearchViewDelegate)?
  private(set) var display = MusicSearchDisplay()

  var query: String {
    get { display.query }
    set { display.query = newValue }
  }

  var status: String {
    get { display.status }
    set { display.status = newValue }
  }

  var rows: [MusicSearchRow] {
    get { display.rows }
    set { display.rows = newValue }
  }

  var canRetry: Bool {
    get { display.retry }
    set { display.retry = newValue }
  }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let text):
      display.$query.type(text)
      delegate?.musicSearchView(self, didEditQuery: text)
    case .retry: delegate?.musicSearchViewDidPressRetry(self)
    }
  }
}

/// The delegate of a music search view.
protocol MusicSearchViewDelegate: AnyObject {
  /// The user edited the query field, which now contains this text.
  func musicSearchView(_ view: HeadlessMusicSearchView, didEditQuery text: String)

  /// The user pressed the button to retry.
  func musicSearchViewDidPressRetry(_ view: HeadlessMusicSearchView)
}
