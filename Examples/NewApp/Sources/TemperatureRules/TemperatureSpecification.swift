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
  private(set) var display = TemperatureDisplay()

  mutating func perform(_ gesture: TemperatureGesture) {
    switch gesture {
    case .editCelsius(let text):
      display.celsius = text
      if let other = Self.converted(text, plus: 0, times: 9, over: 5, plus: 160) {
        display.fahrenheit = String(other)
      }
    case .editFahrenheit(let text):
      display.fahrenheit = text
      if let other = Self.converted(text, plus: -32, times: 5, over: 9, plus: 0) {
        display.celsius = String(other)
      }
    }
  }

  /// The nearest degree to (degrees + offset) · factor, and more, over a divisor; nil for a text without a number,
  /// and beyond Int.
  private static func converted(
    _ text: String, plus offset: Int, times factor: Int, over divisor: Int, plus more: Int
  ) -> Int? {
    guard let degrees = Int(text) else { return nil }
    let (moved, isBeyond) = degrees.addingReportingOverflow(offset)
    let (product, isProductBeyond) = moved.multipliedReportingOverflow(by: factor)
    let (sum, isSumBeyond) = product.addingReportingOverflow(more)
    guard !isBeyond, !isProductBeyond, !isSumBeyond else { return nil }
    // An odd divisor leaves no half.
    let rest = sum % divisor
    return sum / divisor + (rest * 2 > divisor ? 1 : rest * 2 < -divisor ? -1 : 0)
  }
}
