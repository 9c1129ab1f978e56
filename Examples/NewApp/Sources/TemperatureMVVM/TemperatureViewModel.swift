import MVVM
import Temperature

/// Owns the model, and publishes the values that a view binds to; it does not know any view.
final class TemperatureViewModel {
  /// The text in the field for degrees Celsius.
  @Observed private(set) var celsius = ""

  /// The text in the field for degrees Fahrenheit.
  @Observed private(set) var fahrenheit = ""

  private var converter = TemperatureConverter()

  /// Changes the degrees Celsius, which the user has edited.
  func edit(celsius: String) {
    converter.edit(celsius: celsius)
    update()
  }

  /// Changes the degrees Fahrenheit, which the user has edited.
  func edit(fahrenheit: String) {
    converter.edit(fahrenheit: fahrenheit)
    update()
  }

  private func update() {
    celsius = converter.celsius
    fahrenheit = converter.fahrenheit
  }
}
