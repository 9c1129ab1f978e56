import AppScreens
import Foundation

/// The whole token calculator: the fields are the only state, and an edit of the input adds it up.
final class TokenCalculatorViewController: Screen {
  private(set) var view = HeadlessTokenCalculatorView()

  init() {
    viewDidLoad()
  }

  func replaceView() {
    view = HeadlessTokenCalculatorView()
    viewDidLoad()
  }

  private func viewDidLoad() {
    view.controller = self
    view.total = "0"
  }

  func didEditSeparators() {
    // Nothing to do: the separators are looked up when the input changes.
  }

  func didEditInput() {
    let separators = CharacterSet(charactersIn: view.separators)
    let numbers = view.input.components(separatedBy: separators).compactMap { Int($0) }
    view.total = String(numbers.reduce(0, &+))  // With + it crashed once.
  }
}

/// Two fields and a label.
final class HeadlessTokenCalculatorView: HeadlessView {
  weak var controller: TokenCalculatorViewController?
  private(set) var display = TokenCalculatorDisplay()

  var separators: String { display.separators }
  var input: String { display.input }

  var total: String {
    get { display.total }
    set { display.total = newValue }
  }

  func perform(_ gesture: TokenCalculatorGesture) {
    switch gesture {
    case .editSeparators(let text):
      display.$separators.type(text)
      controller?.didEditSeparators()
    case .editInput(let text):
      display.$input.type(text)
      controller?.didEditInput()
    }
  }
}
