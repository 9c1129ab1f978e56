import AppModels
import AppScreens
import ObservableModels

/// Depends on the model: told that it changed, it reads it, and makes the words.
final class HeadlessCalculatorView: HeadlessView, ModelObserver {
  private let controller: CalculatorController
  let model: CalculatorScreenModel
  private(set) var display = CalculatorDisplay()
  let recording = ViewRecording()

  init(model: CalculatorScreenModel) {
    self.model = model
    controller = CalculatorController(model: model)
    log.call("add(_:)", model.add(_:), self)
    update()
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key): log.call("press(_:)", controller.press(_:), key)
    }
  }

  func modelDidChange() {
    log.show()
    update()
  }

  /// Depends on the model no more, for a view that leaves the screen.
  func release() {
    log.call("remove(_:)", model.remove(_:), self)
  }

  private func update() {
    display.text =
      switch log.call("contents()", model.contents) {
      case nil: "error"
      case .nothing: "0"
      case .expression(let expression): expression
      case .result(let value): String(value)
      }
  }
}
