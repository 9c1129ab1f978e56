import AppModels
import AppScreens
import Parity

/// A cell of a table, which shows one row after the other.
private final class Cell {
  var row: MusicSearchDisplay.Row

  init(_ row: MusicSearchDisplay.Row) { self.row = row }
}

/// A view whose cells wait in a pool until there is a row for them.
private final class ReusedCellsView: ReplaceableView {
  private let search: PlainMusicSearch
  private var shown = MusicSearchDisplay()
  private var cells: [Cell] = []
  private var pool: [Cell] = []

  init(_ search: PlainMusicSearch) {
    self.search = search
    show(search.display)
    search.show = { [weak self] in self?.show($0) }
  }

  convenience init(replacing view: ReusedCellsView) { self.init(view.search) }

  var display: MusicSearchDisplay {
    var display = shown
    display.rows = cells.map(\.row)
    return display
  }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let query): search.edit(query: query)
    case .retry: search.retry()
    }
  }

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

extension RightScreen {
  /// A music search whose rows are shown by cells that are used again.
  static let reusedCells = RightScreen(
    "reused-cells", of: "music",
    technique: "Rows are shown by cells, which wait in a pool between two answers."
  ) {
    ViewScreen { ReusedCellsView(PlainMusicSearch(service: $0, steps: PlainMusicSearch.Steps())) }
  }
}
