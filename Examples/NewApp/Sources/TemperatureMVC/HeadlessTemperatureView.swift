import AppScreens
import Temperature

final class HeadlessTemperatureView: TemperatureView, HeadlessView {
  weak var delegate: (any TemperatureViewDelegate)?
  private(set) var display = TemperatureDisplay()

  var celsius: String {
    get { display.celsius }
    set { display.celsius = newValue }
  }

  var fahrenheit: String {
    get { display.fahrenheit }
    set { display.fahrenheit = newValue }
  }

  func perform(_ gesture: TemperatureGesture) {
    switch gesture {
    case .editCelsius(let text):
      display.$celsius.type(text)
      delegate?.temperatureView(self, didEditCelsius: text)
    case .editFahrenheit(let text):
      display.$fahrenheit.type(text)
      delegate?.temperatureView(self, didEditFahrenheit: text)
    }
  }
}
