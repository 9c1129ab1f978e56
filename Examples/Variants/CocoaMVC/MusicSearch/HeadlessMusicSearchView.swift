import AppScreens

/// The widgets of a music search, which know only that they have a delegate.
final class HeadlessMusicSearchView: HeadlessView {
  private(set) var display = MusicSearchDisplay()
  let recording = ViewRecording()

  weak var delegate: (any MusicSearchViewDelegate)? {
    didSet { log.didSet(delegate) }
  }

  var query: String {
    get { log.read(display.query) }
    set { display.query = log.set(newValue) }
  }

  var status: String {
    get { log.read(display.status) }
    set { display.status = log.set(newValue) }
  }

  var rows: [MusicSearchDisplay.Row] {
    get { log.read(display.rows) }
    set { display.rows = log.set(newValue) }
  }

  var canRetry: Bool {
    get { log.read(display.retry) }
    set { display.retry = log.set(newValue) }
  }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let text):
      display.query = text
      if let delegate {
        log.delegate(
          "musicSearchViewDidEditQuery(_:)", delegate.musicSearchViewDidEditQuery(_:), self)
      }
    case .retry:
      if let delegate {
        log.delegate(
          "musicSearchViewDidPressRetry(_:)", delegate.musicSearchViewDidPressRetry(_:), self)
      }
    }
  }
}

/// The delegate that a music search view tells about gestures.
protocol MusicSearchViewDelegate: AnyObject {
  /// A person edited the query field, which holds a new text.
  func musicSearchViewDidEditQuery(_ view: HeadlessMusicSearchView)

  /// A person pressed the button to retry.
  func musicSearchViewDidPressRetry(_ view: HeadlessMusicSearchView)
}
