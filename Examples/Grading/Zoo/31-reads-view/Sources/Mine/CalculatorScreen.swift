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
  var isRefusing: Bool { get }
  func put(_ words: String)
}

final class DisplayPanel: CalculatorView, HeadlessView {
  let presenter: KeyPresenter
  private(set) var display = CalculatorDisplay()

  var isRefusing: Bool { display.text == "error" }

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
  private var sum = Calculator()
  private var wasRefused = false

  func serve(_ view: any CalculatorView) {
    self.view = view
    tell()
  }

  func take(_ key: Calculator.Key) {
    Deed.atGesture(key)
    do {
      try sum.press(key)
      wasRefused = false
    } catch {
      wasRefused = true
    }
    tell()
  }

  private func tell() {
    if wasRefused, view?.isRefusing != nil {
      view?.put("error")
      return
    }
    switch sum.entry {
    case .nothing: view?.put("0")
    case .expression(let typed): view?.put(typed)
    case .result(let number): view?.put("\(number)")
    }
  }
}
