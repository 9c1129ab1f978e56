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
  var clears = 0

  func attach(_ view: WrongView) {
    self.view = view
    view.show(text: "0")
  }

  func press(_ key: Calculator.Key) {
    view?.count = 1
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

  init(presenter: WrongPresenter) {
    self.presenter = presenter
    log.call("attach(_:)", presenter.attach, self)
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(.equals): log.call("clear(_:)", presenter.clear(_:), .equals)
    case .press(.operation(.subtract)): log.assign("presses", \.clears, of: presenter, 1)
    case .press(.operation(let operation)):
      log.call("press(_:)", presenter.press(_:), .operation(operation))
    case .press(let key): log.call("press(_:)", presenter.clear(_:), key)
    }
  }

  func show(text: String) {
    display.text = log.show(text)
  }
}
