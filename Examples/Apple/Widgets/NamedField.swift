import UIKit

/// A text field with a name, which leaves what is typed as it is.
package final class NamedField: UITextField {
  /// An empty field.
  package init(_ name: String) {
    super.init(frame: .zero)
    accessibilityLabel = name
    placeholder = name
    borderStyle = .roundedRect
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    autocapitalizationType = .none
    autocorrectionType = .no
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }
}
