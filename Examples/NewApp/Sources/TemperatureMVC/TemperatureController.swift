import Temperature

/// Holds the model and the view: changes the model, then sets the widgets of the view.
final class TemperatureController: TemperatureViewDelegate {
  /// The view on screen.
  private(set) var view: any TemperatureView

  private var converter = TemperatureConverter()

  init(view: any TemperatureView) {
    self.view = view
    setUp()
  }

  /// Lets go of the view, and puts a new one in its place, up to date at once.
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

  /// Reads the edited field off the view, and sets the other.
  func temperatureViewDidEditCelsius(_ view: any TemperatureView) {
    converter.edit(celsius: view.celsius)
    view.fahrenheit = converter.fahrenheit
  }

  /// Reads the edited field off the view, and sets the other.
  func temperatureViewDidEditFahrenheit(_ view: any TemperatureView) {
    converter.edit(fahrenheit: view.fahrenheit)
    view.celsius = converter.celsius
  }
}
