import AppModels
import AppScreens
import TriptychTraces

final class CalculatorPresenter {
  private weak var view: PresentedCalculatorView?
  private var calculator = Calculator()
  private var isRejected = false

  func attach(_ view: PresentedCalculatorView) {
    self.view = view
    update()
  }

  func press(_ key: Calculator.Key) {
    do {
      try calculator.press(key)
      isRejected = false
    } catch {
      isRejected = true
    }
    update()
  }

  private func update() {
    view?.show(text: isRejected ? "error" : entryText(calculator))
  }
}

final class PresentedCalculatorView: RecordingView {
  let presenter: CalculatorPresenter
  private(set) var display = CalculatorDisplay()
  let recording = ViewRecording()

  init(presenter: CalculatorPresenter) {
    self.presenter = presenter
    presenter.attach(log.call("presenter.attach(_:)", self))
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key): presenter.press(log.call("presenter.press(_:)", key))
    }
  }

  func show(text: String) {
    log.show("show(text:)", text)
    display.text = text
  }
}

final class PresentedCalculatorScreen: Screen {
  private(set) var view = PresentedCalculatorView(presenter: CalculatorPresenter())

  func replaceView() {
    view = PresentedCalculatorView(presenter: view.presenter)
  }
}
