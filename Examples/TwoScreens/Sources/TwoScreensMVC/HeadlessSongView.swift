import AppScreens
import TwoScreens

final class HeadlessSongView: SongView, HeadlessView {
  weak var delegate: (any SongViewDelegate)?
  var song = SongDisplay()

  var display: TwoScreensDisplay { TwoScreensDisplay(page: song) }

  func perform(_ gesture: TwoScreensGesture) {
    switch gesture {
    case .star: delegate?.songViewDidPressStar(self)
    case .editQuery, .selectRow, .starRow, .back: break
    }
  }
}
