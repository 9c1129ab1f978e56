import Temperature
import TriptychParity

extension TemperatureFaultyScreens {
  /// Converters with a fault in the arithmetic, which would be the same code in any pattern.
  static let anyPattern: [FaultyScreen] = [
    .converter(
      "empties-the-other", breaks: "T5",
      origin:
        "A text that cannot be converted gives an optional without a value, shown as an empty text.",
      keep: { _ in "" }),
    .converter(
      "rounds-toward-zero", breaks: "T3", origin: "Integer division is mistaken for rounding.",
      toCelsius: { degrees in
        TemperatureConverter.celsius(fromFahrenheit: degrees).map { _ in (degrees - 32) * 5 / 9 }
      }),
    .converter(
      "conversion-traps", breaks: "S5",
      origin: "The formula is copied from a book, where numbers have no limits.",
      toFahrenheit: { degrees in
        _ = degrees * 9
        return TemperatureConverter.fahrenheit(fromCelsius: degrees)
      }),
  ]
}
