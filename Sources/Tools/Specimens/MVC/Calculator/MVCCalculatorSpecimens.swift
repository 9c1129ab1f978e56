import AppModels
import MVC
import Parity

extension TriptychSpecimens {
  /// Calculators in MVC with something wrong in the controller.
  static let mvcCalculators = [
    Specimen(
      "static-expression", of: "four-function", in: "MVC", breaks: "S2",
      origin: "There is only one calculator in the app, so its expression can be static."
    ) { StaticExpressionController() },
    Specimen(
      "error-lost-on-replacing", of: "four-function", in: "MVC", breaks: "S3",
      origin: "The error is put on the label where it happens, and stored nowhere."
    ) { ForgetfulController() },
    Specimen(
      "handler-added-again", of: "four-function", in: "MVC", breaks: "S3",
      origin: "A handler is added each time a view is set up, and none is ever removed."
    ) { HandlerAddingController() },
  ]
}

/// Shares its entry with every other controller.
private final class StaticExpressionController: MVCCalculator {
  private let shared = Shared("calculator", initially: Calculator())

  override var calculator: Calculator {
    get { shared.value }
    set { shared.value = newValue }
  }
}

/// Sets the error on the view, and does not remember it for the next view.
private final class ForgetfulController: MVCCalculator {
  override func calculatorView(_ view: any CalculatorView, didPress key: Calculator.Key) {
    do {
      try calculator.press(key)
      update()
    } catch {
      view.text = "error"
    }
  }
}

/// Handles each key once for every view that it has ever had.
private final class HandlerAddingController: MVCCalculator {
  private var handlers: [(Calculator.Key) -> Void] = []

  override func setUp() {
    super.setUp()
    handlers.append { [weak self] key in self?.press(key) }
  }

  override func calculatorView(_ view: any CalculatorView, didPress key: Calculator.Key) {
    for handle in handlers { handle(key) }
  }

  private func press(_ key: Calculator.Key) {
    super.calculatorView(view, didPress: key)
  }
}
