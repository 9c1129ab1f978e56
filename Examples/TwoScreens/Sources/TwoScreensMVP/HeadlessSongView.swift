import AppScreens
import TwoScreens

final class HeadlessSongView: SongView, HeadlessView {
  /// The presenter; a reused cell gets another one.
  var presenter: SongPresenter {
    willSet { presenter.detach() }
    didSet { presenter.attach(self) }
  }

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
