import AppScreens
import TwoScreens

final class HeadlessSongView: SongView, HeadlessView {
  private let presenter: SongPresenter
  private(set) var song = SongDisplay()

  init(presenter: SongPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  var display: TwoScreensDisplay { TwoScreensDisplay(page: song) }

  func perform(_ gesture: TwoScreensGesture) {
    switch gesture {
    case .star: presenter.toggleFavourite()
    case .editQuery, .selectRow, .starRow, .back: break
    }
  }

  func show(_ row: MusicSearchRow) {
    song.song = row
  }

  func show(isFavourite: Bool) {
    song.isFavourite = isFavourite
  }
}
