/// The temperature converter's rules: two fields in which an edit of one changes the other.
///
/// Whole degrees only, within the range of `Int`. Source of the task: 7GUIs, *Temperature Converter*.
public struct TemperatureConverter: Hashable, Sendable {
  /// The text in the field for degrees Celsius.
  public private(set) var celsius = ""

  /// The text in the field for degrees Fahrenheit.
  public private(set) var fahrenheit = ""

  /// A converter with both fields empty.
  public init() {}

  /// Takes over the text for degrees Celsius; a number changes the other field.
  public mutating func edit(celsius: String) {
    self.celsius = celsius
    if let degrees = Int(celsius), let other = Self.fahrenheit(fromCelsius: degrees) {
      fahrenheit = String(other)
    }
  }

  /// Takes over the text for degrees Fahrenheit; a number changes the other field.
  public mutating func edit(fahrenheit: String) {
    self.fahrenheit = fahrenheit
    if let degrees = Int(fahrenheit), let other = Self.celsius(fromFahrenheit: degrees) {
      celsius = String(other)
    }
  }

  /// F = C · 9/5 + 32 to the nearest degree; nil when a step leaves Int.
  public static func fahrenheit(fromCelsius degrees: Int) -> Int? {
    let (nineTimes, isBeyond) = degrees.multipliedReportingOverflow(by: 9)
    let (sum, isSumBeyond) = nineTimes.addingReportingOverflow(160)
    return isBeyond || isSumBeyond ? nil : sum.divided(by: 5)
  }

  /// C = (F − 32) · 5/9 to the nearest degree; nil when a step leaves Int.
  public static func celsius(fromFahrenheit degrees: Int) -> Int? {
    let (difference, isBeyond) = degrees.subtractingReportingOverflow(32)
    let (fiveTimes, isProductBeyond) = difference.multipliedReportingOverflow(by: 5)
    return isBeyond || isProductBeyond ? nil : fiveTimes.divided(by: 9)
  }
}

extension Int {
  /// The quotient to the nearest whole number; an odd divisor leaves nothing half-way.
  fileprivate func divided(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder.magnitude * 2 < divisor.magnitude ? quotient : quotient + signum()
  }
}
