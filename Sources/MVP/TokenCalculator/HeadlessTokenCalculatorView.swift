import AppScreens

final class HeadlessTokenCalculatorView: TokenCalculatorView, HeadlessView {
  let presenter: TokenCalculatorPresenter
  private(set) var display = TokenCalculatorDisplay()
  private let log = MessageLog.forNewView()

  init(presenter: TokenCalculatorPresenter) {
    self.presenter = presenter
    log?.record(.call, "attach(_:)", self, in: self)
    presenter.attach(self)
  }

  func perform(_ gesture: TokenCalculatorGesture) {
    switch gesture {
    case .editSeparators(let text):
      display.separators = text
      log?.record(.call, "edit(separators:)", text, in: self)
      presenter.edit(separators: text)
    case .editInput(let text):
      display.input = text
      log?.record(.call, "edit(input:)", text, in: self)
      presenter.edit(input: text)
    }
  }

  func show(separators: String) {
    log?.record(.show, #function, separators, in: self)
    display.separators = separators
  }

  func show(input: String) {
    log?.record(.show, #function, input, in: self)
    display.input = input
  }

  func show(total: String) {
    log?.record(.show, #function, total, in: self)
    display.total = total
  }
}
