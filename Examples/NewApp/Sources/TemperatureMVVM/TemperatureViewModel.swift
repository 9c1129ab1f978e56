import MVVM
import Temperature

/// Holds the model and, as values to observe, what there is to see of it; it knows no view.
final class TemperatureViewModel {
  /// The text in the field for degrees Celsius.
  @Observed private(set) var celsius = ""

  /// The text in the field for degrees Fahrenheit.
  @Observed private(set) var fahrenheit = ""

  private var converter = TemperatureConverter()

  /// Takes over the text that a person edited.
  func edit(celsius: String) {
    converter.edit(celsius: celsius)
    publish()
  }

  /// Takes over the text that a person edited.
  func edit(fahrenheit: String) {
    converter.edit(fahrenheit: fahrenheit)
    publish()
  }

  private func publish() {
    celsius = converter.celsius
    fahrenheit = converter.fahrenheit
  }
}
