import AppModels
import AppScreens

/// A cell of a table, which shows one row after the other.
final class Cell {
  var row: MusicSearchRow

  init(_ row: MusicSearchRow) { self.row = row }
}

/// A view whose cells wait in a pool until there is a row for them.
final class ReusedCellsView: ReplaceableView {
  private let search: PlainMusicSearch
  private var shown = MusicSearchDisplay()
  private var cells: [Cell] = []
  private var pool: [Cell] = []

  init(_ search: PlainMusicSearch) {
    self.search = search
    show(search.display)
    search.tell = { [weak self] in self?.show($0) }
  }

  convenience init(replacing view: ReusedCellsView) { self.init(view.search) }

  var display: MusicSearchDisplay {
    var display = shown
    display.rows = cells.map(\.row)
    return display
  }

  func perform(_ gesture: MusicSearchGesture) { search.perform(gesture) }

  private func show(_ display: MusicSearchDisplay) {
    shown = display
    shown.rows = []
    pool += cells
    cells = display.rows.map { row in
      let cell = pool.popLast() ?? Cell(row)
      cell.row = row
      return cell
    }
  }
}
