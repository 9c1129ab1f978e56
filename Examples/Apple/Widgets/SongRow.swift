import UIKit

/// A song in finished texts, which VoiceOver reads as one.
package final class SongRow: UIView {
  /// A row of these texts, each on a line of its own.
  package init(_ song: String, _ artist: String, _ album: String, _ date: String, picture: String) {
    super.init(frame: .zero)
    let texts = [song, artist, album, date]
    let labels = texts.enumerated().map { index, text in
      let label = NamedLabel("", style: index == 0 ? .headline : .body)
      label.text = text
      return label
    }
    fill(with: UIStackView.column(labels, spacing: 2))
    isAccessibilityElement = true
    accessibilityLabel = texts.joined(separator: ", ")
    // No picture is loaded here; it is known by its address, to tests of the interface too.
    accessibilityIdentifier = picture
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }
}
