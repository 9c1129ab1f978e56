import AppModels
import UIKit

extension UIView {
  /// The keys of a calculator, four in a row.
  package static func keypad(press: @escaping (Calculator.Key) -> Void) -> UIView {
    let buttons = Calculator.Key.allCases.map { key in
      let button = UIButton(
        configuration: .gray(), primaryAction: UIAction(title: key.sign) { _ in press(key) })
      button.accessibilityLabel = key.spokenName
      return button
    }
    let rows = stride(from: 0, to: buttons.count, by: 4).map { first in
      let row = UIStackView(arrangedSubviews: Array(buttons[first...].prefix(4)))
      row.distribution = .fillEqually
      row.spacing = 8
      return row
    }
    return UIStackView.column(rows)
  }
}
