import AppScreens

final class HeadlessTokenCalculatorView: TokenCalculatorView, HeadlessView {
  let presenter: TokenCalculatorPresenter
  private(set) var display = TokenCalculatorDisplay()
  private lazy var log = MessageLog(of: self)

  init(presenter: TokenCalculatorPresenter) {
    self.presenter = presenter
    log.call("attach(_:)", presenter.attach(_:), self)
  }

  func perform(_ gesture: TokenCalculatorGesture) {
    switch gesture {
    case .editSeparators(let text):
      display.separators = text
      log.call("edit(separators:)", presenter.edit(separators:), text)
    case .editInput(let text):
      display.input = text
      log.call("edit(input:)", presenter.edit(input:), text)
    }
  }

  func show(separators: String) {
    display.separators = log.show(separators)
  }

  func show(input: String) {
    display.input = log.show(input)
  }

  func show(total: String) {
    display.total = log.show(total)
  }
}
