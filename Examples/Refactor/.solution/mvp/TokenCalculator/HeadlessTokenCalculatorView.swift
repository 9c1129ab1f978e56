import AppScreens

final class HeadlessTokenCalculatorView: TokenCalculatorView, HeadlessView {
  let presenter: TokenCalculatorPresenter
  private(set) var display = TokenCalculatorDisplay()

  init(presenter: TokenCalculatorPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  func perform(_ gesture: TokenCalculatorGesture) {
    switch gesture {
    case .editSeparators(let text):
      display.$separators.type(text)
      presenter.edit(separators: text)
    case .editInput(let text):
      display.$input.type(text)
      presenter.edit(input: text)
    }
  }

  func show(separators: String) {
    display.separators = separators
  }

  func show(input: String) {
    display.input = input
  }

  func show(total: String) {
    display.total = total
  }
}
