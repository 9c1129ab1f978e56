// 9 the-view-decides. A person searches for IU. Nobody knows when the first song came out.
// They see:    unknown, in the place of its date
// They should: –
// The view keeps songs, and so it must find something to show for each. Is that its work?

import AppScreens

/// The side of a music search view that a presenter calls.
public protocol MusicSearchView: AnyObject {
  func show(query: String)
  func show(status: String)
  func show(tracks: [Track])
  func show(canRetry: Bool)
}

final class HeadlessMusicSearchView: MusicSearchView, HeadlessView {
  let presenter: MusicSearchPresenter
  private var shown = MusicSearchDisplay()
  private var tracks: [Track] = []
  let recording = ViewRecording()

  init(presenter: MusicSearchPresenter) {
    self.presenter = presenter
    log.call("attach(_:)", presenter.attach(_:), self)
  }

  var display: MusicSearchDisplay {
    var display = shown
    display.rows = tracks.map { track in
      // TODO: Who should choose what a date looks like that nobody knows?
      let date = track.released?.text ?? "unknown"
      return MusicSearchDisplay.Row(MusicSearchRow(track, date: date))
    }
    return display
  }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let text):
      shown.query = text
      log.call("edit(query:)", presenter.edit(query:), text)
    case .retry: log.call("retry()", presenter.retry)
    }
  }

  func show(query: String) { shown.query = log.show(query) }
  func show(status: String) { shown.status = log.show(status) }
  func show(tracks: [Track]) { self.tracks = log.show(tracks) }
  func show(canRetry: Bool) { shown.retry = log.show(canRetry) }
}
