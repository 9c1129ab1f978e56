import UIKit

extension UIView {
  /// A switch with its name before it.
  package static func row(_ name: String, _ control: UISwitch) -> UIView {
    let label = NamedLabel(name)
    label.text = name
    // The switch has the name for VoiceOver.
    label.isAccessibilityElement = false
    control.accessibilityLabel = name
    return UIStackView(arrangedSubviews: [label, control])
  }
}

extension UIStackView {
  /// Views one below the other.
  package static func column(_ views: [UIView], spacing: Double = 8) -> UIStackView {
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = spacing
    return column
  }

  /// Puts views in place of those that it has.
  package func show(_ views: [UIView]) {
    for view in arrangedSubviews { view.removeFromSuperview() }
    for view in views { addArrangedSubview(view) }
  }
}
