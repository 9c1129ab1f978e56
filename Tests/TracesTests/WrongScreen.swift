import AppModels
import AppScreens

/// A screen whose view does not record what it says and hears.
final class WrongScreen: Screen {
  private(set) var view = WrongView(presenter: WrongPresenter())

  func replaceView() {
    view = WrongView(presenter: view.presenter)
  }
}

final class WrongPresenter {
  private weak var view: WrongView?
  private var calculator = Calculator()
  var presses = 0
  var clears = 0

  func attach(_ view: WrongView) {
    self.view = view
    view.show(text: "0")
  }

  func press(_ key: Calculator.Key) {
    view?.show("5", isOn: true)
    view?.count = 1
    view?.isBold = true
    view?.size = 2
  }

  func clear(_ key: Calculator.Key) {
    view?.show(text: "0")
  }
}

final class WrongView: HeadlessView {
  let presenter: WrongPresenter
  private(set) var display = CalculatorDisplay()
  let recording = ViewRecording()

  var count = 0 {
    didSet { log.didSet(String(count)) }
  }

  var isBold: Bool {
    get { false }
    set { _ = log.set(newValue) }
  }

  var size: Int {
    get { 0 }
    set { display.text = String(log.set(newValue + 1)) }
  }

  init(presenter: WrongPresenter) {
    self.presenter = presenter
    log.call("attach(_:)", presenter.attach, self)
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(.digit(let digit)): log.call("press(_:)", presenter.clear(_:), .digit(digit))
    case .press(.allClear): log.call("press(_:)", { _ in }, Calculator.Key.allClear)
    case .press(.equals): log.call("clear(_:)", presenter.clear(_:), .equals, line: #line)
    case .press(.operation(.subtract)): log.assign("presses", \.clears, of: presenter, 1)
    case .press(.operation(.multiply)): log.assign("clears", \.clears, of: presenter, 2)
    case .press(.operation(let operation)):
      log.call("press(_:)", presenter.press(_:), .operation(operation))
    }
  }

  func show(text: String) {
    display.text = log.show(text + "!")
  }

  func show(_ text: String, isOn: Bool) {
    _ = log.show(isOn, text)
    display.text = log.show(text)
  }
}
