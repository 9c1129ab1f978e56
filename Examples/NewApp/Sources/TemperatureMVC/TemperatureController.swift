import Temperature

/// Owns the model and the view: changes the model, then sets the widgets of the view.
final class TemperatureController: TemperatureViewDelegate {
  private var view: any TemperatureView
  private var converter = TemperatureConverter()

  init(view: any TemperatureView) {
    self.view = view
    setUp()
  }

  /// Releases the view, and sets up a new one in its place.
  func replaceView(with newView: any TemperatureView) {
    view.delegate = nil
    view = newView
    setUp()
  }

  private func setUp() {
    view.delegate = self
    view.celsius = converter.celsius
    view.fahrenheit = converter.fahrenheit
  }

  /// Changes the degrees Celsius on the model, and sets the other field if it changes.
  func temperatureView(_: any TemperatureView, didEditCelsius text: String) {
    let fahrenheit = converter.fahrenheit
    converter.edit(celsius: text)
    if converter.fahrenheit != fahrenheit { view.fahrenheit = converter.fahrenheit }
  }

  /// Changes the degrees Fahrenheit on the model, and sets the other field if it changes.
  func temperatureView(_: any TemperatureView, didEditFahrenheit text: String) {
    let celsius = converter.celsius
    converter.edit(fahrenheit: text)
    if converter.celsius != celsius { view.celsius = converter.celsius }
  }
}
