import AppModels
import Parity

extension TriptychSpecimens {
  /// Calculators in MVC that break a rule of their own.
  static let mvcCalculatorKeys = [
    Specimen(
      "looks-only-at-the-text", of: "four-function", in: "MVC", breaks: "FF2",
      origin: "A result is put on the display, and then nothing but the display is known."
    ) { @Sendable in
      MVCCalculatorScreen(TextCalculator())
    },
    Specimen(
      "left-to-right", of: "four-function", in: "MVC", breaks: "FF6",
      origin: "Each operation is done as soon as the next one comes, as on a desk calculator."
    ) { @Sendable in
      MVCCalculatorScreen(LeftToRightCalculator())
    },
    Specimen(
      "error-typed-on", of: "four-function", in: "MVC", breaks: "FF10",
      origin: "The display is the only place for the expression, and an error is put there too."
    ) { @Sendable in
      MVCCalculatorScreen(ErrorKeepingCalculator())
    },
    Specimen(
      "all-clear-keeps-result", of: "four-function", in: "MVC", breaks: "FF11",
      origin: "The result has a variable of its own, which is forgotten when all is cleared."
    ) { @Sendable in
      MVCCalculatorScreen(ResultKeepingCalculator())
    },
    Specimen(
      "zero-result-not-nothing", of: "four-function", in: "MVC", breaks: "FF12",
      origin: "A result is a result, and that 0 is special comes to nobody's mind."
    ) { @Sendable in
      MVCCalculatorScreen(ZeroResultCalculator())
    },
    Specimen(
      "every-zero-replaced", of: "four-function", in: "MVC", breaks: "FF2",
      origin: "Leading zeros are got rid of by looking whether there is a zero at the end."
    ) { @Sendable in
      MVCCalculatorScreen(ZeroReplacingCalculator())
    },
    Specimen(
      "clears-last-number-only", of: "four-function", in: "MVC", breaks: "FF11",
      origin: "Other calculators have a key that clears the last number, and this one is like it."
    ) { @Sendable in
      MVCCalculatorScreen(EntryClearingCalculator())
    },
  ]
}

/// Types on behind a result, as behind any other text.
private final class TextCalculator: SpecimenCalculator {
  override func finish(with value: Int) {
    entry = .expression(String(value))
  }
}

/// Binds all four operations equally.
private final class LeftToRightCalculator: SpecimenCalculator {
  override var precedence: [Set<Calculator.Operation>] { [Set(Calculator.Operation.allCases)] }
}

/// Takes the word error for the expression.
private final class ErrorKeepingCalculator: SpecimenCalculator {
  override func press(_ key: Calculator.Key) throws(Calculator.Failure) {
    do {
      try super.press(key)
    } catch {
      entry = .expression("error")
      throw error
    }
  }
}

/// Goes on from a result that was cleared.
private final class ResultKeepingCalculator: SpecimenCalculator {
  private var result: Int?

  override func clear() {
    if case .result(let value) = entry { result = value }
    super.clear()
  }

  override func append(_ operation: Calculator.Operation) throws(Calculator.Failure) {
    if entry == .nothing, let result { entry = .result(result) }
    try super.append(operation)
  }
}

/// Takes a result of 0 for a number to go on from.
private final class ZeroResultCalculator: SpecimenCalculator {
  override func finish(with value: Int) {
    entry = .result(value)
  }
}

/// Replaces a zero at the end of an expression, whatever stands before it.
private final class ZeroReplacingCalculator: SpecimenCalculator {
  override func append(_ digit: Calculator.Digit) {
    if case .expression(let text) = entry, text.hasSuffix("0") {
      entry = .expression(String(text.dropLast()))
    }
    super.append(digit)
  }
}

/// Clears the number at the end of an expression, and keeps what stands before it.
private final class EntryClearingCalculator: SpecimenCalculator {
  override func clear() {
    guard case .expression(let text) = entry, let number = SpecimenExpression(text).numbers.last,
      !number.isEmpty, number != text
    else { return super.clear() }
    entry = .expression(String(text.dropLast(number.count)))
  }
}
