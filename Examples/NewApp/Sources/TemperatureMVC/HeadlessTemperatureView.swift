import AppScreens
import Temperature

final class HeadlessTemperatureView: TemperatureView, HeadlessView {
  private(set) var display = TemperatureDisplay()
  private let log = MessageLog.forNewView()

  weak var delegate: (any TemperatureViewDelegate)? {
    didSet { log?.record(.set, #function, delegate, in: self) }
  }

  var celsius: String {
    get {
      log?.record(.read, #function, display.celsius, in: self)
      return display.celsius
    }
    set {
      log?.record(.set, #function, newValue, in: self)
      display.celsius = newValue
    }
  }

  var fahrenheit: String {
    get {
      log?.record(.read, #function, display.fahrenheit, in: self)
      return display.fahrenheit
    }
    set {
      log?.record(.set, #function, newValue, in: self)
      display.fahrenheit = newValue
    }
  }

  func perform(_ gesture: TemperatureGesture) {
    switch gesture {
    case .editCelsius(let text):
      display.celsius = text
      log?.record(.delegate, "temperatureViewDidEditCelsius(_:)", self, in: self)
      delegate?.temperatureViewDidEditCelsius(self)
    case .editFahrenheit(let text):
      display.fahrenheit = text
      log?.record(.delegate, "temperatureViewDidEditFahrenheit(_:)", self, in: self)
      delegate?.temperatureViewDidEditFahrenheit(self)
    }
  }
}
