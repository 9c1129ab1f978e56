import AppModels
import AppScreens

/// A screen whose presenter tells its view from a closure, a function in a function and a superclass.
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
    [key].forEach { _ in
      view?.show(text: text)  // closure
    }
  }

  func clear(_ key: Calculator.Key) {
    func show() {
      view?.show(text: text)  // function
    }
    show()
  }
}

final class NestedView: HeadlessView {
  let presenter: NestedPresenter
  private(set) var display = CalculatorDisplay()
  private lazy var log = MessageLog(of: self)

  init(presenter: NestedPresenter) {
    self.presenter = presenter
    presenter.view = self
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(.allClear): log.call("clear(_:)", presenter.clear(_:), .allClear)
    case .press(.equals): log.call("finish()", presenter.finish)
    case .press(let key): log.call("press(_:)", presenter.press(_:), key)
    }
  }

  func show(text: String) {
    display.text = log.show(text)
  }
}
