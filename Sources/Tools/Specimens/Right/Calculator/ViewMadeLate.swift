import AppModels
import AppScreens
import Parity

private final class CalculatorMediator: TellingMediator {
  private var calculator = Calculator()
  private(set) var display = CalculatorDisplay(text: "0") { didSet { tell?(display) } }
  var tell: ((CalculatorDisplay) -> Void)?

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key): display.text = calculator.text(after: key)
    }
  }
}

/// A screen that makes a view when somebody needs one, and lets go of it when it is replaced.
private final class LateViewScreen: Screen {
  private let mediator = CalculatorMediator()
  private var made: ToldView<CalculatorMediator>?

  var view: ToldView<CalculatorMediator> {
    let view = made ?? ToldView(mediator)
    made = view
    return view
  }

  func replaceView() { made = nil }
}

extension RightScreen {
  /// A calculator whose view is made when somebody looks.
  static let viewMadeLate = RightScreen(
    "view-made-late", of: "four-function",
    technique: "A view is made when somebody looks or acts, and not when the old one goes."
  ) {
    LateViewScreen()
  }
}
