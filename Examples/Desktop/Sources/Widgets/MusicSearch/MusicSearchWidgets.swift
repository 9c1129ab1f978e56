import AppScreens
import GTK

/// The widgets of a music search: a field, a status beside a button to retry, and a list of songs.
package final class MusicSearchWidgets: DesktopWidgets {
  /// The field of the query.
  package let query = Entry().mark(with: "system-search-symbolic")

  /// The status.
  package let status = Label().wrapping().filling()

  /// The button to retry, which is there at times.
  package let retry = Button("Retry")

  private let list = List().filling(height: true).atLeast(height: 240)
  private var songs: [SongRow] = []
  package let root: Stack

  /// The widgets of a music search, with nothing in them.
  package init() {
    root = Stack(.down, [query, Stack(.across, [status, retry]), list])
  }

  /// The songs in the list; those that are there already are left alone.
  package var rows: [MusicSearchRow] {
    get { songs.map(\.row) }
    set {
      guard newValue != rows else { return }
      songs = newValue.map(SongRow.init)
      list.show(songs.map(\.root))
    }
  }

  package func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let text): query.type(text)
    case .retry: retry.click()
    }
  }

  package func onGesture(_ handle: @escaping (MusicSearchGesture) -> Void) {
    query.onEdit { handle(.editQuery($0)) }
    retry.onClick { handle(.retry) }
  }

  package var display: MusicSearchDisplay {
    var display = MusicSearchDisplay()
    display.$query = query.field
    display.status = status.text
    display.rows = rows
    display.retry = retry.isVisible
    return display
  }
}
