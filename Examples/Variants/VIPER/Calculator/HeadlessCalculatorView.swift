import AppScreens

final class HeadlessCalculatorView: CalculatorView, HeadlessView {
  let presenter: CalculatorPresenter
  private(set) var display = CalculatorDisplay()

  init(presenter: CalculatorPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key): presenter.press(key)
    }
  }

  func show(text: String) {
    display.text = text
  }
}
