import AppModels
import Parity

extension TriptychSpecimens {
  /// Calculators in MVP that break a rule of every screen.
  static let mvpCalculatorScreens = [
    Specimen(
      "static-expression", of: "four-function", in: "MVP", breaks: "S2",
      origin: "There is one calculator in the app, so that its expression can be static."
    ) { @Sendable in
      MVPCalculatorScreen(StaticExpressionCalculator())
    },
    Specimen(
      "division-traps", of: "four-function", in: "MVP", breaks: "S5",
      origin: "Dividing is left to the operator of the language, which stops at a zero."
    ) { @Sendable in
      MVPCalculatorScreen(TrappingDivisionCalculator())
    },
  ]
}

/// Shares what has been entered with every other calculator.
private final class StaticExpressionCalculator: SpecimenCalculator {
  private static let shared = Shared("entry", initially: Calculator.Entry.nothing)

  override init() {
    Self.shared.value = .nothing
  }

  override var entry: Calculator.Entry {
    get { Self.shared.value }
    set { Self.shared.value = newValue }
  }
}

/// Traps when it divides by zero.
private final class TrappingDivisionCalculator: SpecimenCalculator {
  override func apply(
    _ operation: Calculator.Operation, _ left: Int, _ right: Int
  ) throws(Calculator.Failure) -> Int {
    operation == .divide ? left / right : try super.apply(operation, left, right)
  }
}
