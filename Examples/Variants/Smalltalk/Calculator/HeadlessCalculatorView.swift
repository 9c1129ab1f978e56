import AppModels
import AppScreens
import ObservableModels

/// Observes the model: after each change, it reads the model and chooses the text.
final class HeadlessCalculatorView: HeadlessView, ModelObserver {
  private let controller: CalculatorController
  let model: CalculatorScreenModel
  private(set) var display = CalculatorDisplay()

  init(model: CalculatorScreenModel) {
    self.model = model
    controller = CalculatorController(model: model)
    model.add(self)
    update()
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key): controller.press(key)
    }
  }

  func modelDidChange() {
    update()
  }

  /// Ends the observation, for a view that leaves the screen.
  func release() {
    model.remove(self)
  }

  private func update() {
    display.text =
      switch model.contents() {
      case nil: "error"
      case .nothing: "0"
      case .expression(let expression): expression
      case .result(let value): String(value)
      }
  }
}
