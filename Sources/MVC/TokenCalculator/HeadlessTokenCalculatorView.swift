import AppScreens

final class HeadlessTokenCalculatorView: TokenCalculatorView, HeadlessView {
  private(set) var display = TokenCalculatorDisplay()
  private let log = MessageLog.forNewView()

  weak var delegate: (any TokenCalculatorViewDelegate)? {
    didSet { log?.record(.set, #function, delegate, in: self) }
  }

  var separators: String {
    get {
      log?.record(.read, #function, display.separators, in: self)
      return display.separators
    }
    set {
      log?.record(.set, #function, newValue, in: self)
      display.separators = newValue
    }
  }

  var input: String {
    get {
      log?.record(.read, #function, display.input, in: self)
      return display.input
    }
    set {
      log?.record(.set, #function, newValue, in: self)
      display.input = newValue
    }
  }

  var total: String {
    get {
      log?.record(.read, #function, display.total, in: self)
      return display.total
    }
    set {
      log?.record(.set, #function, newValue, in: self)
      display.total = newValue
    }
  }

  func perform(_ gesture: TokenCalculatorGesture) {
    switch gesture {
    case .editSeparators(let text):
      display.separators = text
      log?.record(.delegate, "tokenCalculatorViewDidEditSeparators(_:)", self, in: self)
      delegate?.tokenCalculatorViewDidEditSeparators(self)
    case .editInput(let text):
      display.input = text
      log?.record(.delegate, "tokenCalculatorViewDidEditInput(_:)", self, in: self)
      delegate?.tokenCalculatorViewDidEditInput(self)
    }
  }
}
