import AppModels
import AppScreens
import ObservableModels

/// Observes the model, and hands on to the presenter what a person does.
final class HeadlessCalculatorView: HeadlessView, ModelObserver {
  private let model: CalculatorModel
  private(set) var display = CalculatorDisplay()
  let recording = ViewRecording()

  weak var presenter: CalculatorPresenter? {
    didSet { log.didSet(presenter) }
  }

  init(model: CalculatorModel) {
    self.model = model
    log.call("add(_:)", model.add(_:), self)
    update()
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key):
      if let presenter { log.call("press(_:)", presenter.press(_:), key) }
    }
  }

  func modelDidChange() {
    log.show()
    update()
  }

  /// Shows that a key was rejected.
  func showError() {
    log.show()
    display.text = "error"
  }

  /// Leaves the screen: it hears nothing more, and hands nothing on.
  func close() {
    log.call("remove(_:)", model.remove(_:), self)
    presenter = nil
  }

  private func update() {
    display.text =
      switch model.entry {
      case .nothing: "0"
      case .expression(let expression): expression
      case .result(let value): String(value)
      }
  }
}
