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

  func show(songCount: Int) {
    // Every row is visible here, and a list reuses its cells.
    let presenters = (0..<songCount).map(presenter.makeSongPresenter)
    for (cell, presenter) in zip(cells, presenters) { cell.presenter = presenter }
    cells = cells.prefix(songCount) + presenters.dropFirst(cells.count).map(HeadlessSongView.init)
  }
}
