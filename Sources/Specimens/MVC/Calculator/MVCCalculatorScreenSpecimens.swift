import AppModels
import Foundation
import MVC
import Parity

extension TriptychSpecimens {
  /// Calculators in MVC that break a rule of every screen.
  static let mvcCalculatorScreens = [
    Specimen(
      "error-lost-on-replacing", of: "four-function", in: "MVC", breaks: "S3",
      origin: "The error is put on the label where it happens, and nobody remembers it."
    ) { @Sendable in
      MVCCalculatorScreen(controller: ForgetfulController.self)
    },
    Specimen(
      "handler-added-again", of: "four-function", in: "MVC", breaks: "S3",
      origin: "A handler is added each time a view is set up, and none is ever removed."
    ) { @Sendable in
      MVCCalculatorScreen(controller: HandlerAddingController.self)
    },
    Specimen(
      "quits-on-error", of: "four-function", in: "MVC", breaks: "S5",
      origin: "An error that was thought to be impossible ends the program."
    ) { @Sendable in
      MVCCalculatorScreen(controller: QuittingController.self)
    },
    Specimen(
      "no-operator-after-failure", of: "four-function", in: "MVC", breaks: "S6",
      origin: "An expression that cannot be evaluated is marked, so that it takes no operator."
    ) { @Sendable in
      MVCCalculatorScreen(MarkingCalculator())
    },
  ]
}

/// Sets the error on the view, and keeps no note of it for the next view.
private final class ForgetfulController: MVCCalculatorController {
  override func calculatorView(_ view: any CalculatorView, didPress key: Calculator.Key) {
    do {
      try calculator.press(key)
      update()
    } catch {
      self.view.text = "error"
    }
  }
}

/// Handles a key once for each view that it has ever had.
private final class HandlerAddingController: MVCCalculatorController {
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

/// Ends the program when a key is rejected.
private final class QuittingController: MVCCalculatorController {
  override func calculatorView(_ view: any CalculatorView, didPress key: Calculator.Key) {
    do {
      try calculator.press(key)
      update()
    } catch {
      exit(0)
    }
  }
}

/// Rejects operators behind an expression that could not be evaluated.
private final class MarkingCalculator: SpecimenCalculator {
  private var marked: String?

  override func value(of text: String) throws(Calculator.Failure) -> Int {
    marked = text
    let value = try super.value(of: text)
    marked = nil
    return value
  }

  override func append(_ operation: Calculator.Operation) throws(Calculator.Failure) {
    if let marked, entry == .expression(marked) { throw .operatorAfterOperator }
    try super.append(operation)
  }
}
