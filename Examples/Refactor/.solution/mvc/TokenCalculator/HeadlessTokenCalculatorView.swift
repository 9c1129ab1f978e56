import AppScreens

final class HeadlessTokenCalculatorView: TokenCalculatorView, HeadlessView {
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
