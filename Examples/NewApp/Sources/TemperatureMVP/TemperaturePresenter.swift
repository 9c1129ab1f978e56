import Temperature

/// Owns the model, but not the view: changes the model, then updates the view.
final class TemperaturePresenter {
  private weak var view: (any TemperatureView)?
  private var converter = TemperatureConverter()

  /// Updates a view, and from now on updates only this one.
  func attach(_ view: any TemperatureView) {
    self.view = view
    view.show(celsius: converter.celsius)
    view.show(fahrenheit: converter.fahrenheit)
  }

  /// Changes the degrees Celsius, which the user has edited, and shows the other field if it changes.
  func edit(celsius: String) {
    let fahrenheit = converter.fahrenheit
    converter.edit(celsius: celsius)
    if converter.fahrenheit != fahrenheit { view?.show(fahrenheit: converter.fahrenheit) }
  }

  /// Changes the degrees Fahrenheit, which the user has edited, and shows the other field if it changes.
  func edit(fahrenheit: String) {
    let celsius = converter.celsius
    converter.edit(fahrenheit: fahrenheit)
    if converter.celsius != celsius { view?.show(celsius: converter.celsius) }
  }
}
