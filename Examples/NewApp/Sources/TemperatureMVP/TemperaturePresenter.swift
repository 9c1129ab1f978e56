import Temperature

/// Holds the model, and the view only weakly: changes the model, then tells the view what to show.
final class TemperaturePresenter {
  private weak var view: (any TemperatureView)?
  private var converter = TemperatureConverter()

  /// Brings a view up to date, and from now on tells this view alone.
  func attach(_ view: any TemperatureView) {
    self.view = view
    view.show(celsius: converter.celsius)
    view.show(fahrenheit: converter.fahrenheit)
  }

  /// Takes over the text that a person edited, and shows the other field what follows.
  func edit(celsius: String) {
    converter.edit(celsius: celsius)
    view?.show(fahrenheit: converter.fahrenheit)
  }

  /// Takes over the text that a person edited, and shows the other field what follows.
  func edit(fahrenheit: String) {
    converter.edit(fahrenheit: fahrenheit)
    view?.show(celsius: converter.celsius)
  }
}
