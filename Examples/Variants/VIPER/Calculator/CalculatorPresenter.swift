import AppModels

/// Hands keys on to the interactor, and makes the words for what comes back.
final class CalculatorPresenter: CalculatorInteractorOutput {
  private weak var view: (any CalculatorView)?
  private let interactor: any CalculatorInteracting
  private var text = "0"

  init(interactor: any CalculatorInteracting) {
    self.interactor = interactor
  }

  /// Brings a view up to date, and from now on tells this view alone.
  func attach(_ view: any CalculatorView) {
    self.view = view
    view.show(text: text)
  }

  /// Presses a key.
  func press(_ key: Calculator.Key) {
    interactor.press(key)
  }

  func didChange(to entry: Calculator.Entry) {
    switch entry {
    case .nothing: text = "0"
    case .expression(let expression): text = expression
    case .result(let value): text = String(value)
    }
    view?.show(text: text)
  }

  func didReject() {
    text = "error"
    view?.show(text: text)
  }
}
