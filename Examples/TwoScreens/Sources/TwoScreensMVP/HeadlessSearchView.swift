import AppScreens
import TwoScreens

final class HeadlessSearchView: SearchView, HeadlessView {
  private let presenter: SearchPresenter
  @Field private var query = ""
  private var message = ""
  private var cells: [HeadlessSongView] = []

  init(presenter: SearchPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  var display: TwoScreensDisplay {
    TwoScreensDisplay(query: $query, message: message, rows: cells.map(\.song))
  }

  func perform(_ gesture: TwoScreensGesture) {
    switch gesture {
    case .editQuery(let text):
      $query.type(text)
      presenter.edit(query: text)
    case .selectRow(let row): if cells.indices.contains(row) { presenter.select(row: row) }
    case .starRow(let row): if cells.indices.contains(row) { cells[row].perform(.star) }
    case .star, .back: break
    }
  }

  func show(message: String) {
    self.message = message
  }

  func show(songs: [SongPresenter]) {
    // A list reuses its cells.
    for (cell, presenter) in zip(cells, songs) { cell.presenter = presenter }
    cells = cells.prefix(songs.count) + songs.dropFirst(cells.count).map(HeadlessSongView.init)
  }
}
