import UIKit

/// A text field with a name, which changes nothing of what is typed.
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
