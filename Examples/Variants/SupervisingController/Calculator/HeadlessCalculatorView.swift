import AppModels
import AppScreens
import ObservableModels

/// Binds what it can to the model, and leaves the rest to the presenter.
final class HeadlessCalculatorView: CalculatorView, HeadlessView {
  let presenter: CalculatorPresenter
  let model: CalculatorModel
  private(set) var display = CalculatorDisplay()
  private var bindings: [ValueBinding] = []
  let recording = ViewRecording()

  init(presenter: CalculatorPresenter, model: CalculatorModel) {
    self.presenter = presenter
    self.model = model
    bindings = [
      log.bind("entry", bind(model.entry, addedBy: model.add(_:))) { [weak self] in
        self?.display.text = Self.text(of: $0)
      }
    ]
    log.call("attach(_:)", presenter.attach(_:), self)
  }

  /// Ends the bindings, for a view that leaves the screen.
  func unbind() {
    bindings = []
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key): log.call("press(_:)", presenter.press(_:), key)
    }
  }

  func showError() {
    log.show()
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
