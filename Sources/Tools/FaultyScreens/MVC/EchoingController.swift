import AppModels
import AppScreens
import MVC

/// Shows all fields after each edit, that in which the user types as well; a screen of its own view.
final class EchoingController: Screen, TokenCalculatorViewDelegate {
  private(set) var view = EchoedTokenCalculatorView()
  private var calculator = TokenCalculator()

  init() { setUp() }

  func replaceView() {
    view.delegate = nil
    view = EchoedTokenCalculatorView()
    setUp()
  }

  func tokenCalculatorView(_: any TokenCalculatorView, didEditSeparators text: String) {
    calculator.edit(separators: text)
    showAll()
  }

  func tokenCalculatorView(_: any TokenCalculatorView, didEditInput text: String) {
    calculator.edit(input: text)
    showAll()
  }

  private func setUp() {
    view.delegate = self
    showAll()
  }

  private func showAll() {
    view.separators = calculator.separators
    view.input = calculator.input
    do {
      view.total = String(try calculator.total())
    } catch {
      view.total = "error"
    }
  }
}

/// A view whose controller sets each edit again.
final class EchoedTokenCalculatorView: TokenCalculatorView, HeadlessView {
  weak var delegate: (any TokenCalculatorViewDelegate)?
  private(set) var display = TokenCalculatorDisplay()

  var separators: String {
    get { display.separators }
    set { display.separators = newValue }
  }

  var input: String {
    get { display.input }
    set { display.input = newValue }
  }

  var total: String {
    get { display.total }
    set { display.total = newValue }
  }

  func perform(_ gesture: TokenCalculatorGesture) {
    switch gesture {
    case .editSeparators(let text):
      display.$separators.type(text)
      delegate?.tokenCalculatorView(self, didEditSeparators: text)
    case .editInput(let text):
      display.$input.type(text)
      delegate?.tokenCalculatorView(self, didEditInput: text)
    }
  }
}
