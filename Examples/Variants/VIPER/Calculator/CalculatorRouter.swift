/// The composition root; from a single screen it has no way to another.
enum CalculatorRouter {
  /// Creates a presenter with its interactor.
  static func makePresenter() -> CalculatorPresenter {
    let interactor = CalculatorInteractor()
    let presenter = CalculatorPresenter(interactor: interactor)
    interactor.output = presenter
    return presenter
  }
}
