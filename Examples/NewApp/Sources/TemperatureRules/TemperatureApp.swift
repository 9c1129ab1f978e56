import AppScreens
import Parity
import Temperature

/// The temperature converter: two fields that follow each other.
public struct TemperatureApp: AppDefinition {
  /// `temperature`.
  public let name = "temperature"

  /// Temperature converter.
  public let title = "Temperature converter"

  /// The two edits.
  public let notation = "celsius=TEXT, fahrenheit=TEXT; TEXT is all that the field holds then"

  /// An edit in each direction and one that is not a number, with a view replaced in between.
  public let demonstration = ["celsius=100", "fahrenheit=50", "replace-view", "celsius=warm"]

  /// The app.
  public init() {}

  /// Edits of each field: empty, ordinary, below zero, unusually written, and not a number.
  public let alphabet: [TemperatureGesture] = ["", "0", "-40", "+007", "warm"].flatMap { text in
    [.editCelsius(text), .editFahrenheit(text)]
  }

  /// A random edit of either field, half of them numbers, biased towards the limits of Int.
  public func inventGesture(using generator: inout SeededGenerator) -> TemperatureGesture? {
    let texts = [
      String(Int.random(in: -500...500, using: &generator)), String(Int.max), String(Int.min),
      String(Int.max / 9), "1.5", "٣", " 3", "99999999999999999999",
    ]
    let text = texts[Int.random(in: texts.indices, using: &generator)]
    return Bool.random(using: &generator) ? .editCelsius(text) : .editFahrenheit(text)
  }

  /// The same edit with a shorter text.
  public func simplifications(of gesture: TemperatureGesture) -> [TemperatureGesture] {
    switch gesture {
    case .editCelsius(let text): text.shorterTexts.map(TemperatureGesture.editCelsius)
    case .editFahrenheit(let text): text.shorterTexts.map(TemperatureGesture.editFahrenheit)
    }
  }
}
