// 9 the-view-decides. A user searches for IU; the service does not know when its first song came out.
// They see:    unknown, in place of its date
// They should: –
// The view keeps songs, so it must choose something to show for each. Is that its work?

import AppModels
import AppScreens

/// The view of a music search, as the presenter sees it.
public protocol MusicSearchView: AnyObject {
  func show(query: String)
  func show(status: String)
  func show(songs: [Song])
  func show(canRetry: Bool)
}

final class HeadlessMusicSearchView: MusicSearchView, HeadlessView {
  let presenter: MusicSearchPresenter
  private var shown = MusicSearchDisplay()
  private var songs: [Song] = []

  init(presenter: MusicSearchPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  var display: MusicSearchDisplay {
    var display = shown
    display.rows = songs.map { song in
      // TODO: Which object should choose what a user reads where a date is unknown?
      MusicSearchRow(song, date: song.released?.description ?? "unknown")
    }
    return display
  }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let text):
      shown.$query.type(text)
      presenter.edit(query: text)
    case .retry: presenter.retry()
    }
  }

  func show(query: String) { shown.query = query }
  func show(status: String) { shown.status = status }
  func show(songs: [Song]) { self.songs = songs }
  func show(canRetry: Bool) { shown.retry = canRetry }
}
