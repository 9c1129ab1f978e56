import AppModels
import AppScreens
import ObservableModels

/// Binds what it can to the model, and leaves the rest to the presenter.
final class HeadlessCalculatorView: CalculatorView, HeadlessView {
  let presenter: CalculatorPresenter
  let model: CalculatorModel
  private(set) var display = CalculatorDisplay()
  var bindings: [ValueBinding] = []

  init(presenter: CalculatorPresenter, model: CalculatorModel) {
    self.presenter = presenter
    self.model = model
    bindings = [
      model.bind(\.entry) { [weak self] in self?.display.text = Self.text(of: $0) }
    ]
    presenter.attach(self)
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key): presenter.press(key)
    }
  }

  func showError() {
    display.text = "error"
  }

  private static func text(of entry: Calculator.Entry) -> String {
    switch entry {
    case .nothing: "0"
    case .expression(let expression): expression
    case .result(let value): String(value)
    }
  }
}
