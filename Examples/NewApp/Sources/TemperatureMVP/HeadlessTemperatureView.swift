import AppScreens
import Temperature

final class HeadlessTemperatureView: TemperatureView, HeadlessView {
  let presenter: TemperaturePresenter
  private(set) var display = TemperatureDisplay()

  init(presenter: TemperaturePresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  func perform(_ gesture: TemperatureGesture) {
    switch gesture {
    case .editCelsius(let text):
      display.$celsius.type(text)
      presenter.edit(celsius: text)
    case .editFahrenheit(let text):
      display.$fahrenheit.type(text)
      presenter.edit(fahrenheit: text)
    }
  }

  func show(celsius: String) {
    display.celsius = celsius
  }

  func show(fahrenheit: String) {
    display.fahrenheit = fahrenheit
  }
}
