import AppScreens
import UIKit
import Widgets

/// A cell that shows a song, and another one after it was reused.
final class SongCell: UITableViewCell {
  private let song = SongRow()

  func show(_ row: MusicSearchRow) {
    if song.superview == nil { contentView.fill(with: song) }
    song.show(row)
  }
}
