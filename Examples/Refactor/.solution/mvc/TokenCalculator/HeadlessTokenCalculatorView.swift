import AppScreens

final class HeadlessTokenCalculatorView: TokenCalculatorView, HeadlessView {
  weak var delegate: (any TokenCalculatorViewDelegate)?
  var separators = ""
  var input = ""
  var total = ""

  var display: TokenCalculatorDisplay {
    TokenCalculatorDisplay(separators: separators, input: input, total: total)
  }

  func perform(_ gesture: TokenCalculatorGesture) {
    switch gesture {
    case .editSeparators(let text):
      separators = text
      delegate?.tokenCalculatorView(self, didEditSeparators: text)
    case .editInput(let text):
      input = text
      delegate?.tokenCalculatorView(self, didEditInput: text)
    }
  }
}
