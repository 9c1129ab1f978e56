import AppScreens
import Temperature

final class HeadlessTemperatureView: TemperatureView, HeadlessView {
  private(set) var display = TemperatureDisplay()
  private lazy var log = MessageLog(of: self)

  weak var delegate: (any TemperatureViewDelegate)? {
    didSet { log.didSet(delegate) }
  }

  var celsius: String {
    get { log.read(display.celsius) }
    set { display.celsius = log.set(newValue) }
  }

  var fahrenheit: String {
    get { log.read(display.fahrenheit) }
    set { display.fahrenheit = log.set(newValue) }
  }

  func perform(_ gesture: TemperatureGesture) {
    switch gesture {
    case .editCelsius(let text):
      display.celsius = text
      if let delegate {
        log.delegate(
          "temperatureViewDidEditCelsius(_:)", delegate.temperatureViewDidEditCelsius(_:), self)
      }
    case .editFahrenheit(let text):
      display.fahrenheit = text
      if let delegate {
        log.delegate(
          "temperatureViewDidEditFahrenheit(_:)", delegate.temperatureViewDidEditFahrenheit(_:),
          self)
      }
    }
  }
}
