import AppModels
import MVC
import UIKit
import Widgets

/// A calculator's widgets, which the controller sets, and a delegate.
package final class UIKitCalculatorView: UIView, @MainActor CalculatorView {
  package weak var delegate: (any CalculatorViewDelegate)?

  private let display = NamedLabel("Display", style: .largeTitle)

  package override init(frame: CGRect) {
    super.init(frame: frame)
    let keypad = UIView.keypad { [weak self] key in
      if let self { delegate?.calculatorView(self, didPress: key) }
    }
    fill(withColumnOf: [display, keypad])
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  package var text: String {
    get { display.text ?? "" }
    set { display.text = newValue }
  }
}
