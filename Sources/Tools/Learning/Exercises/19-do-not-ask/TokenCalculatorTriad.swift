// 19 do-not-ask. A user types 1,2. The view reports an edit, and the presenter reads the fields.
// It works. But it should not need to read: whoever reports the edit knows the text already.

import AppModels
import AppScreens

protocol TokenCalculatorView: AnyObject {
  // TODO: Which of these read from the view?
  var separators: String { get }
  var input: String { get }
  func show(separators: String, input: String, total: String)
}

final class TokenCalculatorPresenter {
  private weak var view: (any TokenCalculatorView)?
  private var calculator = TokenCalculator()

  func attach(_ view: any TokenCalculatorView) {
    self.view = view
    update()
  }

  func edit() {
    // TODO: Which value would a gesture have to carry?
    calculator.edit(separators: view?.separators ?? "")
    calculator.edit(input: view?.input ?? "")
    update()
  }

  private func update() {
    let total = (try? calculator.total()).map(String.init) ?? "error"
    view?.show(separators: calculator.separators, input: calculator.input, total: total)
  }
}

final class HeadlessTokenCalculatorView: TokenCalculatorView, HeadlessView {
  let presenter: TokenCalculatorPresenter
  private(set) var display = TokenCalculatorDisplay()
  var separators: String { display.separators }
  var input: String { display.input }

  init(presenter: TokenCalculatorPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  func perform(_ gesture: TokenCalculatorGesture) {
    switch gesture {
    case .editSeparators(let text): display.$separators.type(text)
    case .editInput(let text): display.$input.type(text)
    }
    presenter.edit()
  }

  func show(separators: String, input: String, total: String) {
    display.$separators.update(separators)
    display.$input.update(input)
    display.total = total
  }
}
