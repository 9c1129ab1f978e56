import AppModels
import Parity

extension TriptychSpecimens {
  /// Calculators in MVP that break a rule of their own.
  static let mvpCalculatorKeys = [
    Specimen(
      "typed-zero-takes-operators", of: "four-function", in: "MVP", breaks: "FF3",
      origin: "A zero that someone typed is taken for a number like any other."
    ) { @Sendable in
      MVPCalculatorScreen(TypedZeroCalculator())
    },
    Specimen(
      "sign-behind-operator", of: "four-function", in: "MVP", breaks: "FF4",
      origin: "A minus behind an operator is let through as the sign of the next number."
    ) { @Sendable in
      MVPCalculatorScreen(SignedOperandCalculator())
    },
    Specimen(
      "sign-dropped-from-result", of: "four-function", in: "MVP", breaks: "FF5",
      origin: "Expressions are made of digits and operators, and a sign is neither."
    ) { @Sendable in
      MVPCalculatorScreen(MagnitudeCalculator())
    },
    Specimen(
      "multiplication-before-division", of: "four-function", in: "MVP", breaks: "FF6",
      origin: "A memory aid such as PEMDAS names multiplication first, and is taken at its word."
    ) { @Sendable in
      MVPCalculatorScreen(MemoryAidCalculator())
    },
    Specimen(
      "lone-minus-is-zero", of: "four-function", in: "MVP", breaks: "FF8",
      origin: "Nothing stands behind the opening minus, and nothing is taken for zero."
    ) { @Sendable in
      MVPCalculatorScreen(LoneMinusCalculator())
    },
    Specimen(
      "rejected-key-swallowed", of: "four-function", in: "MVP", breaks: "FF10",
      origin: "What is thrown is caught where nothing can be done about it, and nothing is done."
    ) { @Sendable in
      MVPCalculatorScreen(SwallowingCalculator())
    },
    Specimen(
      "equals-repeats-operation", of: "four-function", in: "MVP", breaks: "FF12",
      origin: "Other calculators do the last operation once more, and this one follows them."
    ) { @Sendable in
      MVPCalculatorScreen(RepeatingCalculator())
    },
  ]
}

/// Lets an operator follow a zero that was typed.
private final class TypedZeroCalculator: SpecimenCalculator {
  private var lastKey: Calculator.Key?

  override func press(_ key: Calculator.Key) throws(Calculator.Failure) {
    defer { lastKey = key }
    if case .operation = key, entry == .nothing, lastKey == .digit(.zero) {
      entry = .expression("0")
    }
    try super.press(key)
  }
}

/// Lets a minus follow an operator.
private final class SignedOperandCalculator: SpecimenCalculator {
  override func append(_ operation: Calculator.Operation) throws(Calculator.Failure) {
    if case .expression(let text) = entry, operation == .subtract, text.endsInOperator,
      text.count > 1, !String(text.dropLast()).endsInOperator
    {
      entry = .expression(text + operation.text)
    } else {
      try super.append(operation)
    }
  }
}

/// Goes on from a negative result as if it were positive.
private final class MagnitudeCalculator: SpecimenCalculator {
  override func expression(continuing value: Int) -> String {
    String(value.magnitude)
  }
}

/// Multiplies before it divides.
private final class MemoryAidCalculator: SpecimenCalculator {
  override var precedence: [Set<Calculator.Operation>] {
    [[.multiply], [.divide], [.add, .subtract]]
  }
}

/// Takes an opening minus alone for 0.
private final class LoneMinusCalculator: SpecimenCalculator {
  override func evaluate() throws(Calculator.Failure) {
    if entry == .expression("-") { entry = .expression("0") }
    try super.evaluate()
  }
}

/// Says nothing of a key that is rejected.
private final class SwallowingCalculator: SpecimenCalculator {
  override func press(_ key: Calculator.Key) {
    do { try super.press(key) } catch { return }
  }
}

/// Does the last operation again when there is nothing else to evaluate.
private final class RepeatingCalculator: SpecimenCalculator {
  private var last = ""

  override func evaluate() throws(Calculator.Failure) {
    switch entry {
    case .nothing: break
    case .expression(let text): last = text.lastOperation
    case .result(let value): entry = .expression(String(value) + last)
    }
    try super.evaluate()
  }
}

extension String {
  /// The last operator of an expression, and the number behind it.
  fileprivate var lastOperation: String {
    let expression = SpecimenExpression(self)
    return (expression.operations.last?.text ?? "") + (expression.numbers.last ?? "")
  }
}
