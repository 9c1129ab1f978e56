import AppScreens

/// The whole calculator: the label's text is the expression, the result and the error.
final class CalculatorViewController: Screen {
  private(set) var view = HeadlessCalculatorView()

  init() {
    viewDidLoad()
  }

  func replaceView() {
    view = HeadlessCalculatorView()
    viewDidLoad()
  }

  private func viewDidLoad() {
    view.controller = self
    view.text = "0"
  }

  func didPress(_ title: String) {
    switch title {
    case "AC":
      view.text = "0"
    case "=":
      view.text = endsInOperator ? "error" : evaluate()
    case "+", "-", "*", "/":
      if view.text == "0" {
        view.text = title == "-" ? "-" : "error"
      } else if endsInOperator {
        view.text = "error"
      } else {
        view.text += title
      }
    default:
      view.text = view.text == "0" ? title : view.text + title
    }
  }

  private var endsInOperator: Bool {
    ["+", "-", "*", "/"].contains { view.text.hasSuffix($0) }
  }

  private func evaluate() -> String {
    var result = 0
    var operation: Character = "+"
    var digits = ""
    for character in view.text + "+" {
      guard "+-*/".contains(character) else {
        digits.append(character)
        continue
      }
      if !digits.isEmpty {  // Empty before an opening minus: 0-5 is -5.
        guard let number = Int(digits) else { return "error" }
        switch operation {
        case "+": result &+= number
        case "-": result &-= number
        case "*": result &*= number
        default: result = number == 0 ? 0 : result / number
        }
      }
      operation = character
      digits = ""
    }
    return String(result)
  }
}

/// A label, and sixteen keys that send their own labels.
final class HeadlessCalculatorView: HeadlessView {
  weak var controller: CalculatorViewController?
  var text = ""

  var display: CalculatorDisplay {
    CalculatorDisplay(text: text)
  }

  func perform(_ gesture: CalculatorGesture) {
    controller?.didPress(gesture.notation)
  }
}
