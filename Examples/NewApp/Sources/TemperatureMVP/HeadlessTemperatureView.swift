import AppScreens
import Temperature

final class HeadlessTemperatureView: TemperatureView, HeadlessView {
  let presenter: TemperaturePresenter
  private(set) var display = TemperatureDisplay()
  private let log = MessageLog.forNewView()

  init(presenter: TemperaturePresenter) {
    self.presenter = presenter
    log?.record(.call, "attach(_:)", self, in: self)
    presenter.attach(self)
  }

  func perform(_ gesture: TemperatureGesture) {
    switch gesture {
    case .editCelsius(let text):
      display.celsius = text
      log?.record(.call, "edit(celsius:)", text, in: self)
      presenter.edit(celsius: text)
    case .editFahrenheit(let text):
      display.fahrenheit = text
      log?.record(.call, "edit(fahrenheit:)", text, in: self)
      presenter.edit(fahrenheit: text)
    }
  }

  func show(celsius: String) {
    log?.record(.show, #function, celsius, in: self)
    display.celsius = celsius
  }

  func show(fahrenheit: String) {
    log?.record(.show, #function, fahrenheit, in: self)
    display.fahrenheit = fahrenheit
  }
}
