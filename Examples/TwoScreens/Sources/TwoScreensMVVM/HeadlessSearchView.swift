import AppModels
import AppScreens
import MVVM
import TwoScreens

final class HeadlessSearchView: HeadlessView {
  private let viewModel: SearchViewModel
  @Field private var query = ""
  private var message = ""
  private var cells: [HeadlessSongView] = []
  private var bindings: [CancellationToken] = []

  init(viewModel: SearchViewModel) {
    self.viewModel = viewModel
    bindings = [
      viewModel.$message.bind { [weak self] in self?.message = $0 },
      viewModel.$songs.bind { [weak self] in self?.cells = $0.map(HeadlessSongView.init) },
    ]
  }

  var display: TwoScreensDisplay {
    TwoScreensDisplay(query: $query, message: message, rows: cells.map(\.song))
  }

  func perform(_ gesture: TwoScreensGesture) {
    switch gesture {
    case .editQuery(let text):
      $query.type(text)
      viewModel.edit(query: text)
    case .selectRow(let row): if cells.indices.contains(row) { viewModel.select(row: row) }
    case .starRow(let row): if cells.indices.contains(row) { cells[row].perform(.star) }
    case .star, .back: break
    }
  }
}
