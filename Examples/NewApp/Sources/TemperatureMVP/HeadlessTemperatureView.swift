import AppScreens
import Temperature

final class HeadlessTemperatureView: TemperatureView, HeadlessView {
  let presenter: TemperaturePresenter
  private(set) var display = TemperatureDisplay()
  private lazy var log = MessageLog(of: self)

  init(presenter: TemperaturePresenter) {
    self.presenter = presenter
    log.call("attach(_:)", presenter.attach(_:), self)
  }

  func perform(_ gesture: TemperatureGesture) {
    switch gesture {
    case .editCelsius(let text):
      display.celsius = text
      log.call("edit(celsius:)", presenter.edit(celsius:), text)
    case .editFahrenheit(let text):
      display.fahrenheit = text
      log.call("edit(fahrenheit:)", presenter.edit(fahrenheit:), text)
    }
  }

  func show(celsius: String) {
    display.celsius = log.show(celsius)
  }

  func show(fahrenheit: String) {
    display.fahrenheit = log.show(fahrenheit)
  }
}
