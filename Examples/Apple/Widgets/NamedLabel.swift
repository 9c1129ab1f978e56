import UIKit

/// A label that VoiceOver reads with its name, and whose text is as large as the user wants it.
package final class NamedLabel: UILabel {
  /// A label without text.
  package init(_ name: String, style: UIFont.TextStyle = .body) {
    super.init(frame: .zero)
    accessibilityLabel = name
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    numberOfLines = 0
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  /// The text, which is also what VoiceOver reads behind the name.
  package override var text: String? {
    didSet { accessibilityValue = text }
  }
}
