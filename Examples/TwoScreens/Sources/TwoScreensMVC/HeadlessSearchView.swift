import AppScreens
import TwoScreens

final class HeadlessSearchView: SearchView, HeadlessView {
  weak var delegate: (any SearchViewDelegate)?
  var message = ""
  var songs: [SongDisplay] = []
  @Field private var query = ""

  var display: TwoScreensDisplay {
    TwoScreensDisplay(query: $query, message: message, rows: songs)
  }

  func perform(_ gesture: TwoScreensGesture) {
    switch gesture {
    case .editQuery(let text):
      $query.type(text)
      delegate?.searchView(self, didEditQuery: text)
    case .selectRow(let row):
      if songs.indices.contains(row) { delegate?.searchView(self, didSelectRow: row) }
    case .starRow(let row):
      if songs.indices.contains(row) { delegate?.searchView(self, didPressStarInRow: row) }
    case .star, .back: break
    }
  }
}
