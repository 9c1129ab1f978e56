import AppModels
import AppScreens

final class CalculatorScreen: Screen {
  private(set) var view = DisplayPanel(presenter: KeyPresenter())

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

  func put(_ words: String) { display.text = words }
}

final class KeyPresenter {
  private weak var view: (any CalculatorView)?
  private var sum = Calculator()
  private var wasRefused = false
  private var task: Task<Void, Never>?

  nonisolated deinit { task?.cancel() }

  func serve(_ view: any CalculatorView) {
    self.view = view
    show()
  }

  func take(_ key: Calculator.Key) {
    task = Task { [weak self] in
      if !Task.isCancelled { self?.press(key) }
    }
  }

  private func press(_ key: Calculator.Key) {
    do {
      try sum.press(key)
      wasRefused = false
    } catch {
      wasRefused = true
    }
    show()
  }

  private func show() {
    if wasRefused {
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
