import Temperature
import TriptychParity

extension TemperatureApp {
  /// The rules as code.
  public var specification: (any Specification<TemperatureGesture, TemperatureDisplay>)? {
    TemperatureSpecification()
  }
}

/// T1 to T6 as code.
struct TemperatureSpecification: Specification {
  private var celsius = ""
  private var fahrenheit = ""

  var initial: Expectation<TemperatureDisplay> { Expectation(TemperatureDisplay(), by: "T1") }

  mutating func perform(
    _ gesture: TemperatureGesture, showing expected: inout Expectation<TemperatureDisplay>
  ) {
    expected.otherwise(by: "T5")
    switch gesture {
    case .editCelsius(let text):
      celsius = text
      expected.show(\.celsius, text, by: "T4")
      guard let other = Self.converted(text, plus: 0, times: 9, over: 5, plus: 160) else {
        return expected.cite(Self.ruleOnNone(text), for: \.fahrenheit)
      }
      expected.cite("T2", for: \.fahrenheit, ifShown: fahrenheit)
      fahrenheit = String(other.degrees)
      expected.show(\.fahrenheit, fahrenheit, by: other.rule)
    case .editFahrenheit(let text):
      fahrenheit = text
      expected.show(\.fahrenheit, text, by: "T4")
      guard let other = Self.converted(text, plus: -32, times: 5, over: 9, plus: 0) else {
        return expected.cite(Self.ruleOnNone(text), for: \.celsius)
      }
      expected.cite("T2", for: \.celsius, ifShown: celsius)
      celsius = String(other.degrees)
      expected.show(\.celsius, celsius, by: other.rule)
    }
  }

  /// The nearest degree to (degrees + offset) · factor, and more, over a divisor; nil beyond Int.
  private static func converted(
    _ text: String, plus offset: Int, times factor: Int, over divisor: Int, plus more: Int
  ) -> (degrees: Int, rule: String)? {
    guard let degrees = Int(text) else { return nil }
    let (moved, isBeyond) = degrees.addingReportingOverflow(offset)
    let (product, isProductBeyond) = moved.multipliedReportingOverflow(by: factor)
    let (sum, isSumBeyond) = product.addingReportingOverflow(more)
    guard !isBeyond, !isProductBeyond, !isSumBeyond else { return nil }
    // An odd divisor leaves no half.
    let rest = sum % divisor
    let nearest = sum / divisor + (rest * 2 > divisor ? 1 : rest * 2 < -divisor ? -1 : 0)
    return (nearest, rest == 0 ? "T2" : "T3")
  }

  /// The rule by which a text changes nothing: a number counts as none beyond Int.
  private static func ruleOnNone(_ text: String) -> String {
    let digits = text.drop { $0 == "-" || $0 == "+" }
    return !digits.isEmpty && digits.utf8.allSatisfy { (48...57).contains($0) } ? "T6" : "T5"
  }
}
