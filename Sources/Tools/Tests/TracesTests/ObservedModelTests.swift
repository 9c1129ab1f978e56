import AppModels
import AppScreens
import Testing
import TriptychTraces

/// A view that observes a model by itself: what the model tells it is not told by the presenter.
struct ObservedModelTests {
  @Test(.enabled(if: Trace.knowsLines))
  func `a model that a view observes speaks for itself, and is spoken to by its name`() throws {
    let pattern = Pattern("Observing").adding(ObservingScreen.init)
    let steps: [Step<CalculatorGesture>] = [.gesture(.press(.digit(.five)))]
    let trace = try #require(
      Trace(of: "calculator", in: pattern, steps, showing: CalculatorDisplay.self))
    #expect(
      trace.conversation == """
        # new screen
        view 1 → model: observe(by: view 1)
        view 1 → user: text: "0"
        # 5
        user → view 1: 5
        view 1 → presenter: press(.digit(.five))
        model → calculator: calculator.entry: .nothing → .expression("5")
        model → view 1: modelDidChange()
        view 1 → user: text: "5"
        """)
  }
}

/// Holds the presenter; the presenter holds the view.
private final class ObservingScreen: Screen {
  private let presenter = ObservingPresenter()

  var view: ObservingView { presenter.view }

  func replaceView() {}
}

private final class ObservingPresenter {
  let view: ObservingView
  private let model = ObservedModel()

  init() {
    view = ObservingView(model: model)
    view.presenter = self
  }

  func press(_ key: Calculator.Key) {
    model.press(key)
  }
}

private final class ObservedModel {
  private var calculator = Calculator()
  private var tell: () -> Void = {}

  var isEmpty: Bool { calculator.entry == .nothing }

  func observe(by view: ObservingView) {
    tell = { [weak view] in view?.modelDidChange() }
  }

  func press(_ key: Calculator.Key) {
    do { try calculator.press(key) } catch { return }
    tell()
  }
}

private final class ObservingView: RecordingView {
  private let model: ObservedModel
  weak var presenter: ObservingPresenter?
  private(set) var display = CalculatorDisplay(text: "0")
  let recording = ViewRecording()

  init(model: ObservedModel) {
    self.model = model
    model.observe(by: log.call("model.observe(by:)", self))
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key): presenter?.press(log.call("presenter.press(_:)", key))
    }
  }

  func modelDidChange() {
    log.show("modelDidChange()")
    display.text = model.isEmpty ? "0" : "5"
  }
}
