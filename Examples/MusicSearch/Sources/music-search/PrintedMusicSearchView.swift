import AppScreens
import MVP

/// A view that is printed when the search has come to its end.
final class PrintedMusicSearchView: MusicSearchView {
  private var presenter: MusicSearchPresenter?
  private var status = ""
  private var rows: [MusicSearchRow] = []
  private(set) var canRetry = false

  /// The songs, a line each, and the status below.
  var text: String {
    let lines = rows.map { row in
      "\(row.date)  "
        + [row.song, row.artist, row.album].filter { !$0.isEmpty }.joined(separator: ", ")
    }
    return (lines + [status]).map(\.printable).joined(separator: "\n")
  }

  /// Searches as if a user had typed a query.
  func search(for query: String, by presenter: MusicSearchPresenter) {
    self.presenter = presenter
    presenter.attach(self)
    presenter.edit(query: query)
  }

  func show(query: String) {}

  func show(status: String) {
    self.status = status
  }

  func show(rows: [MusicSearchRow]) {
    self.rows = rows
  }

  func show(canRetry: Bool) {
    self.canRetry = canRetry
  }
}

extension String {
  /// The text with a sign in place of what a terminal would obey, since a server has sent it.
  fileprivate var printable: String {
    var text = ""
    for scalar in unicodeScalars {
      let isObeyed = [.control, .format, .lineSeparator, .paragraphSeparator].contains(
        scalar.properties.generalCategory)
      text.unicodeScalars.append(isObeyed && scalar != "\u{200D}" ? "\u{FFFD}" : scalar)
    }
    return text
  }
}
