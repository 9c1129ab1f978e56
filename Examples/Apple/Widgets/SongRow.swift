import AppScreens
import UIKit

/// A song as text, which VoiceOver reads as one.
package final class SongRow: UIView {
  /// A row whose texts have a line each.
  package init(_ row: MusicSearchRow) {
    super.init(frame: .zero)
    let texts = [row.song, row.artist, row.album, row.date]
    let labels = texts.enumerated().map { index, text in
      let label = NamedLabel("", style: index == 0 ? .headline : .body)
      label.text = text
      return label
    }
    fill(with: UIStackView.column(labels, spacing: 2))
    isAccessibilityElement = true
    accessibilityLabel = texts.joined(separator: ", ")
    // No picture is loaded here; it is known by its address, to tests of the interface too.
    accessibilityIdentifier = row.picture
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }
}
