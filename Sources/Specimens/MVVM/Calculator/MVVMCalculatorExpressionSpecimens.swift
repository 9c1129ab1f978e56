import AppModels
import Parity

extension TriptychSpecimens {
  /// Calculators in MVVM that break a rule of what an expression becomes as it is typed.
  static let mvvmCalculatorExpressions = [
    Specimen(
      "typed-zero-not-replaced", of: "four-function", in: "MVVM", breaks: "FF2",
      origin: "A zero that someone typed is taken for the first digit of a number."
    ) { @Sendable in
      MVVMCalculatorScreen(ZeroKeepingCalculator())
    },
    Specimen(
      "product-worked-out-early", of: "four-function", in: "MVVM", breaks: "FF5",
      origin: "A product is complete when a plus or minus comes, and so it is worked out there."
    ) { @Sendable in
      MVVMCalculatorScreen(EarlyProductCalculator())
    },
    Specimen(
      "result-only-shown", of: "four-function", in: "MVVM", breaks: "FF5",
      origin: "A result is put on the display, and the expression goes on behind it."
    ) { @Sendable in
      MVVMCalculatorScreen(HiddenExpressionCalculator())
    },
  ]
}

/// Appends a digit to a zero that was typed before it.
private final class ZeroKeepingCalculator: SpecimenCalculator {
  private var lastKey: Calculator.Key?

  override func press(_ key: Calculator.Key) throws(Calculator.Failure) {
    defer { lastKey = key }
    if case .digit(let digit) = key, digit != .zero, entry == .nothing, lastKey == .digit(.zero) {
      entry = .expression("0")
    }
    try super.press(key)
  }
}

/// Puts the value in the place of a product when a plus or minus follows, where there is a value.
private final class EarlyProductCalculator: SpecimenCalculator {
  override func append(_ operation: Calculator.Operation) throws(Calculator.Failure) {
    if case .expression(let text) = entry, text.endsInProduct, precedence[1].contains(operation) {
      do { entry = .expression(String(try value(of: text))) } catch {}
    }
    try super.append(operation)
  }
}

/// Goes on from the expression of which a result is shown.
private final class HiddenExpressionCalculator: SpecimenCalculator {
  private var evaluated = ""
  private var shown: String?

  override func expression(continuing value: Int) -> String {
    let result = super.expression(continuing: value)
    shown = result
    return result
  }

  override func clear() {
    shown = nil
    super.clear()
  }

  override func value(of text: String) throws(Calculator.Failure) -> Int {
    let expression = shown.map { evaluated + text.dropFirst($0.count) } ?? text
    let value = try super.value(of: expression)
    evaluated = expression
    shown = nil
    return value
  }
}

extension String {
  /// Whether the last operator of an expression is one that multiplies or divides.
  fileprivate var endsInProduct: Bool {
    let operation = SpecimenExpression(self).operations.last
    return operation == .multiply || operation == .divide
  }
}
