import AppScreens

final class HeadlessCalculatorView: CalculatorView, HeadlessView {
  let presenter: CalculatorPresenter
  private(set) var display = CalculatorDisplay()
  private let log = MessageLog.forNewView()

  init(presenter: CalculatorPresenter) {
    self.presenter = presenter
    log?.record(.call, "attach(_:)", self, in: self)
    presenter.attach(self)
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key):
      log?.record(.call, "press(_:)", key, in: self)
      presenter.press(key)
    }
  }

  func show(text: String) {
    log?.record(.show, #function, text, in: self)
    display.text = text
  }
}
