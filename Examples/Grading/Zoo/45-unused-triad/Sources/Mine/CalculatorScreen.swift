import AppModels
import AppScreens

final class CalculatorScreen: Screen {
  private(set) var view = KeyPad()

  init() { Deed.whenMade() }

  func replaceView() {
    let sum = view.sum
    let wasRefused = view.wasRefused
    view = KeyPad()
    view.take(over: sum, wasRefused)
  }
}

/// Does everything itself.
final class KeyPad: HeadlessView {
  private(set) var sum = Calculator()
  private(set) var wasRefused = false
  private(set) var display = CalculatorDisplay()

  init() { tell() }

  func take(over sum: Calculator, _ wasRefused: Bool) {
    (self.sum, self.wasRefused) = (sum, wasRefused)
    tell()
  }

  func perform(_ gesture: CalculatorGesture) {
    let key =
      switch gesture {
      case .press(let key): key
      }
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
    if wasRefused {
      display.text = "error"
      return
    }
    switch sum.entry {
    case .nothing: display.text = "0"
    case .expression(let typed): display.text = typed
    case .result(let number): display.text = "\(number)"
    }
  }
}

/// A clean triad, which no screen uses.
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

  func put(_ words: String) { display.text = words }
}

final class KeyPresenter {
  private weak var view: (any CalculatorView)?
  private var sum = Calculator()

  func serve(_ view: any CalculatorView) { self.view = view }

  func take(_ key: Calculator.Key) {
    do { try sum.press(key) } catch {}
    view?.put("\(sum.entry)")
  }
}

final class UnusedScreen: Screen {
  private(set) var view = DisplayPanel(presenter: KeyPresenter())

  func replaceView() { view = DisplayPanel(presenter: view.presenter) }
}
