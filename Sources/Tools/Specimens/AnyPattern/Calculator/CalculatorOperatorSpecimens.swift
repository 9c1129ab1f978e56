import AppModels
import Parity

extension TriptychSpecimens {
  /// Calculators that accept an operator in the wrong place, or misread one.
  static let calculatorOperators: [Specimen] = [
    .calculator(
      "sign-behind-operator", breaks: "FF4",
      origin: "A minus after an operator is accepted as the sign of the next number.",
      press: { calculator, key in
        let text = calculator.text
        if key == .operation(.subtract), text.count > 1, text.endsInOperator,
          !String(text.dropLast()).endsInOperator
        {
          calculator.text += "-"
        } else {
          try calculator.press(key)
        }
      }),
    .calculator(
      "sign-dropped-from-result", breaks: "FF5",
      origin: "Expressions are assumed to begin with a digit, so the sign is dropped.",
      press: { calculator, key in
        if case .operation = key, calculator.isResult, calculator.text.hasPrefix("-") {
          calculator.text.removeFirst()
        }
        try calculator.press(key)
      }),
    .calculator(
      "product-worked-out-early", breaks: "FF5",
      origin: "A product is complete when a plus or minus follows, so it is evaluated there.",
      press: { calculator, key in
        let last = PlainExpression(calculator.text).operations.last
        let isSum = key == .operation(.add) || key == .operation(.subtract)
        if isSum, last == .multiply || last == .divide {
          do { calculator.text = String(try calculator.evaluate(calculator.text)) } catch {}
        }
        try calculator.press(key)
      }),
  ]
}
