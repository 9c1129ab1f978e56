import MVP
import UIKit
import Widgets

/// A calculator's widgets, which show what the presenter passes to them.
package final class UIKitCalculatorView: UIView, @MainActor CalculatorView {
  private let presenter: CalculatorPresenter
  private let display = NamedLabel("Display", style: .largeTitle)

  package init(presenter: CalculatorPresenter) {
    self.presenter = presenter
    super.init(frame: .zero)
    fill(withColumnOf: [display, .keypad(press: presenter.press)])
    presenter.attach(self)
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  package func show(text: String) {
    display.text = text
  }
}
