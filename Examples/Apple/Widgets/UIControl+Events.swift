import UIKit

extension UITextField {
  /// Tells each new text that a person types, but none that the program sets.
  package func onEdit(_ act: @escaping (String) -> Void) {
    addAction(
      UIAction { [weak self] _ in
        if let self { act(text ?? "") }
      }, for: .editingChanged)
  }
}

extension UISwitch {
  /// Tells each position that a person turns the switch to.
  package func onTurn(_ act: @escaping (Bool) -> Void) {
    addAction(
      UIAction { [weak self] _ in
        if let self { act(isOn) }
      }, for: .valueChanged)
  }
}

extension UIButton {
  /// Tells each press.
  package func onPress(_ act: @escaping () -> Void) {
    addAction(UIAction { _ in act() }, for: .primaryActionTriggered)
  }
}
