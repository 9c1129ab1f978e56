import AppScreens
import UIKit

/// A song as text, which VoiceOver reads as one.
package final class SongRow: UIView {
  private let labels = [
    NamedLabel("", style: .headline), NamedLabel(""), NamedLabel(""), NamedLabel(""),
  ]

  /// A row without a song, whose texts have a line each.
  package init() {
    super.init(frame: .zero)
    fill(with: UIStackView.column(labels, spacing: 2))
    isAccessibilityElement = true
  }

  /// A row that shows a song.
  package convenience init(_ row: MusicSearchRow) {
    self.init()
    show(row)
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  /// Shows a song, in place of the one before.
  package func show(_ row: MusicSearchRow) {
    let texts = [row.song, row.artist, row.album, row.date]
    for (label, text) in zip(labels, texts) { label.text = text }
    accessibilityLabel = texts.joined(separator: ", ")
    // No picture is loaded here; it is known by its address, to tests of the interface too.
    accessibilityIdentifier = row.picture
  }
}
