import AppScreens

final class HeadlessCalculatorView: CalculatorView, HeadlessView {
  let presenter: CalculatorPresenter
  private(set) var display = CalculatorDisplay()
  let recording = ViewRecording()

  init(presenter: CalculatorPresenter) {
    self.presenter = presenter
    log.call("attach(_:)", presenter.attach(_:), self)
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key): log.call("press(_:)", presenter.press(_:), key)
    }
  }

  func show(text: String) {
    display.text = log.show(text)
  }
}
