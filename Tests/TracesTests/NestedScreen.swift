import AppModels
import AppScreens

/// A screen whose presenter tells its view from a closure, a function in a function, a superclass, and far down.
final class NestedScreen: Screen {
  private(set) var view = NestedView(presenter: NestedPresenter())

  func replaceView() {
    view = NestedView(presenter: view.presenter)
  }
}

class BasePresenter<Item> {
  final weak var view: NestedView?
  final var text = ""

  final func finish() {
    view?.show(text: text)  // superclass
  }
}

final class NestedPresenter: BasePresenter<Int> {
  private var calculator = Calculator()

  func press(_ key: Calculator.Key) {
    let show = { [self] in
      view?.show(text: text)  // closure
    }
    show()
  }

  func clear(_ key: Calculator.Key) {
    func show() {
      view?.show(text: text)  // function
    }
    show()
  }

  func pass(_ key: Calculator.Key) {
    guard let view else { return }
    descend(60, to: view.clear)  // far down
  }
}

/// Does something after calls of itself, as layers of somebody else's code would.
func descend(_ depth: Int, to action: () -> Void) {
  if depth == 0 { action() } else { descend(depth - 1, to: action) }
}

final class NestedView: HeadlessView {
  let presenter: NestedPresenter
  private(set) var display = CalculatorDisplay()
  let recording = ViewRecording()

  init(presenter: NestedPresenter) {
    self.presenter = presenter
    presenter.view = self
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(.allClear): log.call("clear(_:)", presenter.clear(_:), .allClear)
    case .press(.equals): log.call("finish()", presenter.finish)
    case .press(.operation(let operation)):
      log.call("pass(_:)", presenter.pass(_:), .operation(operation))
    case .press(let key): log.call("press(_:)", presenter.press(_:), key)
    }
  }

  func show(text: String) {
    display.text = log.show(text)
  }

  func clear() {
    show(text: "")
  }
}
