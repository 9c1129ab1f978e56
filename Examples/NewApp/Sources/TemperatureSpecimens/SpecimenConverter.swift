import Temperature

/// The converter's rules in correct steps, of which a specimen overrides one.
class SpecimenConverter {
  private(set) var celsius = ""
  private(set) var fahrenheit = ""

  func edit(celsius: String) {
    self.celsius = celsius
    if let degrees = Int(celsius), let other = fahrenheit(from: degrees) {
      fahrenheit = String(other)
    } else {
      fahrenheit = otherField(fahrenheit)
    }
  }

  func edit(fahrenheit: String) {
    self.fahrenheit = fahrenheit
    if let degrees = Int(fahrenheit), let other = celsius(from: degrees) {
      celsius = String(other)
    } else {
      celsius = otherField(celsius)
    }
  }

  func fahrenheit(from degrees: Int) -> Int? {
    TemperatureConverter.fahrenheit(fromCelsius: degrees)
  }

  func celsius(from degrees: Int) -> Int? {
    TemperatureConverter.celsius(fromFahrenheit: degrees)
  }

  /// The text of the other field after an edit that is not a number.
  func otherField(_ text: String) -> String {
    text
  }
}
