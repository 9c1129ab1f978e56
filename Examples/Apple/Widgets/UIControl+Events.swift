import UIKit

extension UITextField {
  /// Passes on each new text that the user types, but none that the program sets.
  package func onEdit(_ act: @escaping (String) -> Void) {
    addAction(
      UIAction { [weak self] _ in
        if let self { act(text ?? "") }
      }, for: .editingChanged)
  }
}

extension UISwitch {
  /// Passes on each position to which the user turns the switch.
  package func onTurn(_ act: @escaping (Bool) -> Void) {
    addAction(
      UIAction { [weak self] _ in
        if let self { act(isOn) }
      }, for: .valueChanged)
  }
}

extension UIButton {
  /// Acts at each press.
  package func onPress(_ act: @escaping () -> Void) {
    addAction(UIAction { _ in act() }, for: .primaryActionTriggered)
  }
}
