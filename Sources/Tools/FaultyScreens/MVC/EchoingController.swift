import AppModels
import AppScreens
import MVC
import TriptychTraces

/// Shows all fields after each edit, that in which the user types as well; a screen of its own view.
final class EchoingController: Screen, TokenCalculatorViewDelegate {
  private(set) var view = RecordedTokenCalculatorView()
  private var calculator = TokenCalculator()

  init() { setUp() }

  func replaceView() {
    view.delegate = nil
    view = RecordedTokenCalculatorView()
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

/// A view that records what is set.
final class RecordedTokenCalculatorView: TokenCalculatorView, RecordingView {
  let recording = ViewRecording()
  weak var delegate: (any TokenCalculatorViewDelegate)?
  private(set) var display = TokenCalculatorDisplay()

  var separators: String {
    get { display.separators }
    set {
      log.set("separators", newValue)
      display.separators = newValue
    }
  }

  var input: String {
    get { display.input }
    set {
      log.set("input", newValue)
      display.input = newValue
    }
  }

  var total: String {
    get { display.total }
    set {
      log.set("total", newValue)
      display.total = newValue
    }
  }

  func perform(_ gesture: TokenCalculatorGesture) {
    switch gesture {
    case .editSeparators(let text):
      display.separators = text
      delegate?.tokenCalculatorView(self, didEditSeparators: text)
    case .editInput(let text):
      display.input = text
      delegate?.tokenCalculatorView(self, didEditInput: text)
    }
  }
}
