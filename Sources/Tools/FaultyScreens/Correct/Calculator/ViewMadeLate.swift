import AppScreens

/// A screen that makes a view when somebody needs one, and lets go of it when it is replaced.
final class LateViewScreen: Screen {
  private let mediator = Mediator(CalculatorState())
  private var made: ToldView<Mediator<CalculatorState>>?

  var view: ToldView<Mediator<CalculatorState>> {
    let view = made ?? ToldView(mediator)
    made = view
    return view
  }

  func replaceView() { made = nil }
}
