import AppModels

/// Owns the interactor, but not the view: passes keys to the interactor, and shows what it reports.
final class CalculatorPresenter: CalculatorInteractorOutput {
  private weak var view: (any CalculatorView)?
  private let interactor: any CalculatorInteracting
  private var text = "0"

  init(interactor: any CalculatorInteracting) {
    self.interactor = interactor
  }

  /// Updates a view, and from now on updates only this one.
  func attach(_ view: any CalculatorView) {
    self.view = view
    update()
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
    update()
  }

  func didReject() {
    text = "error"
    update()
  }

  private func update() {
    view?.show(text: text)
  }
}
