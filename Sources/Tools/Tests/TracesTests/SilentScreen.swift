import AppModels
import AppScreens
import TriptychTraces

/// A screen whose view has the model in its own hands, and tells nobody.
final class SilentScreen: Screen {
  private(set) var view = SilentView()

  func replaceView() {
    view = SilentView(calculator: view.calculator)
  }
}

final class SilentView: HeadlessView {
  private(set) var calculator: Calculator

  init(calculator: Calculator = Calculator()) {
    self.calculator = calculator
  }

  var display: CalculatorDisplay {
    CalculatorDisplay(text: calculator.entry == .nothing ? "" : "yes")
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key): do { try calculator.press(key) } catch { return }
    }
  }
}

/// A screen whose view records what it says, and not what it is told.
final class HalfSilentScreen: Screen {
  private(set) var view = HalfSilentView(presenter: HalfSilentPresenter())

  func replaceView() {
    view = HalfSilentView(presenter: view.presenter)
  }
}

final class HalfSilentPresenter {
  weak var view: HalfSilentView?

  func press(_ key: Calculator.Key) {
    view?.display.text = "pressed"
  }
}

final class HalfSilentView: RecordingView {
  let presenter: HalfSilentPresenter
  var display = CalculatorDisplay()
  let recording = ViewRecording()

  init(presenter: HalfSilentPresenter) {
    self.presenter = presenter
    presenter.view = self
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key): presenter.press(log.call("presenter.press(_:)", key))
    }
  }
}
