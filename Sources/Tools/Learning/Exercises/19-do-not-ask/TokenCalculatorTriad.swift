// 19 do-not-ask. A person types 1,2. The view says: an edit. The presenter asks: what is it?
// It works. But it should need no question: whoever edits can say what the text is.

import AppModels
import AppScreens

protocol TokenCalculatorView: AnyObject {
  // TODO: Which of these are questions to the view?
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
    // TODO: What would a gesture have to bring along?
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
  let recording = ViewRecording()
  var separators: String { log.read(display.separators) }
  var input: String { log.read(display.input) }

  init(presenter: TokenCalculatorPresenter) {
    self.presenter = presenter
    log.call("attach(_:)", presenter.attach(_:), self)
  }

  func perform(_ gesture: TokenCalculatorGesture) {
    // TODO: What do you know here that the presenter has to ask for?
    switch gesture {
    case .editSeparators(let text): display.separators = text
    case .editInput(let text): display.input = text
    }
    log.call("edit()", presenter.edit)
  }

  func show(separators: String, input: String, total: String) {
    (display.separators, display.input, display.total) = log.show(separators, input, total)
  }
}
