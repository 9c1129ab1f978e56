import AppScreens

final class HeadlessTokenCalculatorView: TokenCalculatorView, HeadlessView {
  private(set) var display = TokenCalculatorDisplay()
  private lazy var log = MessageLog(of: self)

  weak var delegate: (any TokenCalculatorViewDelegate)? {
    didSet { log.didSet(delegate) }
  }

  var separators: String {
    get { log.read(display.separators) }
    set { display.separators = log.set(newValue) }
  }

  var input: String {
    get { log.read(display.input) }
    set { display.input = log.set(newValue) }
  }

  var total: String {
    get { log.read(display.total) }
    set { display.total = log.set(newValue) }
  }

  func perform(_ gesture: TokenCalculatorGesture) {
    switch gesture {
    case .editSeparators(let text):
      display.separators = text
      if let delegate {
        log.delegate(
          "tokenCalculatorViewDidEditSeparators(_:)",
          delegate.tokenCalculatorViewDidEditSeparators(_:), self)
      }
    case .editInput(let text):
      display.input = text
      if let delegate {
        log.delegate(
          "tokenCalculatorViewDidEditInput(_:)", delegate.tokenCalculatorViewDidEditInput(_:), self)
      }
    }
  }
}
