import AppScreens

/// Songs, of which a part is visible that begins anywhere.
@propertyWrapper
package final class SongList: TerminalWidget {
  package let name: String
  package let height: Int? = nil
  package var wrappedValue: [MusicSearchRow] = [] {
    didSet { if wrappedValue != oldValue { first = 0 } }
  }
  package var text: String { rows.map(\.description).joined(separator: "; ") }
  package var hint: Hint? { rows.count > page ? (.pageDown, "PgUp PgDn scroll") : nil }
  private var first = 0
  private var page = 1

  package init(_ name: String) {
    self.name = name
  }

  package var projectedValue: SongList { self }
  package var rows: [MusicSearchRow] { wrappedValue }

  package func draw(width: Int, height: Int, isFocused: Bool) -> [Line] {
    let fits = rows.count <= height
    page = fits ? height : max(1, height - 1)
    scroll(by: 0)
    let seen = rows.dropFirst(first).prefix(page).map { row in
      let rest = [row.song, row.artist, row.album, row.picture].filter { !$0.isEmpty }
      return Line("\(row.date.fitted(to: 10))  \(rest.joined(separator: ", "))".cut(to: width))
    }
    guard !fits, height > 1 else { return seen }
    return seen + [Line("\(first + 1)–\(first + seen.count) of \(rows.count)  ↑ ↓", .quiet)]
  }

  package func press(_ key: Key, isFocused: Bool) -> String? {
    switch key {
    case .up: scroll(by: -1)
    case .down: scroll(by: 1)
    case .pageUp: scroll(by: -page)
    case .pageDown: scroll(by: page)
    case .character, .control, .enter, .tab, .backTab, .delete, .click, .deleteForward, .left,
      .right, .home, .end:
      break
    }
    return nil
  }

  private func scroll(by distance: Int) {
    first = max(0, min(first + distance, rows.count - page))
  }
}
