import AppScreens
import Temperature
import TriptychParity

/// A converter in no pattern; its steps are correct, except the one that a fault replaces.
struct PlainConverter {
  /// Converts a number of degrees; nil when it counts as none.
  typealias Convert = @Sendable (_ degrees: Int) -> Int?

  /// Gives the other field its text after an edit that is not a number.
  typealias Keep = @Sendable (_ text: String) -> String

  let toFahrenheit: Convert
  let toCelsius: Convert
  let keep: Keep
  private(set) var display = TemperatureDisplay()

  mutating func perform(_ gesture: TemperatureGesture) {
    switch gesture {
    case .editCelsius(let text):
      let other = Int(text).flatMap(toFahrenheit).map(String.init)
      display.$celsius.type(text)
      display.$fahrenheit.update(other ?? keep(display.fahrenheit))
    case .editFahrenheit(let text):
      let other = Int(text).flatMap(toCelsius).map(String.init)
      display.$fahrenheit.type(text)
      display.$celsius.update(other ?? keep(display.celsius))
    }
  }
}

/// A view of no pattern: it holds the whole converter, and hands a new view a copy.
private final class PlainView: HeadlessView {
  private(set) var converter: PlainConverter

  init(_ converter: PlainConverter) { self.converter = converter }

  var display: TemperatureDisplay { converter.display }
  func perform(_ gesture: TemperatureGesture) { converter.perform(gesture) }
}

private final class PlainScreen: Screen {
  private(set) var view: PlainView

  init(_ converter: PlainConverter) { view = PlainView(converter) }
  func replaceView() { view = PlainView(view.converter) }
}

extension FaultyScreen {
  /// A faulty screen with a wrong step.
  static func converter(
    _ name: String, breaks rule: String, origin: String,
    toFahrenheit: @escaping PlainConverter.Convert = {
      TemperatureConverter.fahrenheit(fromCelsius: $0)
    },
    toCelsius: @escaping PlainConverter.Convert = {
      TemperatureConverter.celsius(fromFahrenheit: $0)
    },
    keep: @escaping PlainConverter.Keep = { $0 }
  ) -> FaultyScreen {
    FaultyScreen(name, of: "temperature", breaks: rule, origin: origin) {
      PlainScreen(PlainConverter(toFahrenheit: toFahrenheit, toCelsius: toCelsius, keep: keep))
    }
  }
}
