import AppModels
import AppScreens
import MVC

/// A correct controller, for specimens to override; to hold it is to hold the screen.
class MVCTokenCalculator: Screen, TokenCalculatorViewDelegate {
  final private(set) var view: MVCTokenCalculatorView
  var separators = ""
  final private(set) var input = ""
  private let makeView: () -> MVCTokenCalculatorView

  init(makeView: @escaping () -> MVCTokenCalculatorView = MVCTokenCalculatorView.init) {
    self.makeView = makeView
    view = makeView()
    setUp()
  }

  final func replaceView() {
    view.delegate = nil
    view = makeView()
    setUp()
  }

  private func setUp() {
    view.delegate = self
    setFields()
    updateTotal()
  }

  func setFields() {
    view.separators = separators
    view.input = input
  }

  func tokenCalculatorViewDidEditSeparators(_ view: any TokenCalculatorView) {
    separators = view.separators
    updateTotal()
  }

  final func tokenCalculatorViewDidEditInput(_ view: any TokenCalculatorView) {
    input = view.input
    updateTotal()
  }

  private func updateTotal() {
    var calculator = TokenCalculator()
    calculator.edit(separators: separators)
    calculator.edit(input: input)
    do {
      view.total = String(try calculator.total())
    } catch {
      view.total = "error"
    }
  }
}

/// A correct view, for specimens to override.
class MVCTokenCalculatorView: TokenCalculatorView, HeadlessView {
  weak var delegate: (any TokenCalculatorViewDelegate)?
  final var separators = ""
  final var input = ""
  final var total = ""

  final var display: TokenCalculatorDisplay {
    TokenCalculatorDisplay(separators: separators, input: input, total: total)
  }

  final func perform(_ gesture: TokenCalculatorGesture) {
    switch gesture {
    case .editSeparators(let text):
      separators = text
      delegate?.tokenCalculatorViewDidEditSeparators(self)
    case .editInput(let text):
      input = text
      delegate?.tokenCalculatorViewDidEditInput(self)
    }
  }
}
