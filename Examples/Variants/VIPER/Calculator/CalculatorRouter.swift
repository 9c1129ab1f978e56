/// Puts the parts together; a single screen has nowhere to go from there.
enum CalculatorRouter {
  /// Makes a presenter with its interactor; what they say to each other is recorded in a trace.
  static func makePresenter() -> CalculatorPresenter {
    let interactor = CalculatorInteractor()
    let output = RecordedInteractorOutput()
    let presenter = CalculatorPresenter(
      interactor: RecordedInteractor(interactor, keeping: output))
    interactor.output = output
    output.presenter = presenter
    return presenter
  }
}
