import AppScreens
import UIKit
import Widgets

/// A cell that shows a song, and another one after it was reused.
final class SongCell: UITableViewCell {
  func show(_ row: MusicSearchRow) {
    for view in contentView.subviews { view.removeFromSuperview() }
    contentView.fill(with: SongRow(row))
  }
}
