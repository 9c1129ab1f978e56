import AppModels
import AppScreens
import MVVM
import TwoScreens

final class HeadlessSongView: HeadlessView {
  private let viewModel: SongViewModel
  private(set) var song = SongDisplay()
  private var binding: CancellationToken?

  init(viewModel: SongViewModel) {
    self.viewModel = viewModel
    song.song = viewModel.row
    binding = viewModel.$isFavourite.bind { [weak self] in self?.song.isFavourite = $0 }
  }

  var display: TwoScreensDisplay { TwoScreensDisplay(page: song) }

  func perform(_ gesture: TwoScreensGesture) {
    switch gesture {
    case .star: viewModel.toggleFavourite()
    case .editQuery, .selectRow, .starRow, .back: break
    }
  }
}
