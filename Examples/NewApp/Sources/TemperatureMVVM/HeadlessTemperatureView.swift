import AppScreens
import MVVM
import Temperature

final class HeadlessTemperatureView: HeadlessView {
  let viewModel: TemperatureViewModel
  private(set) var display = TemperatureDisplay()

  init(viewModel: TemperatureViewModel) {
    self.viewModel = viewModel
    viewModel.$celsius.bind(self) { view, text in view.display.celsius = text }
    viewModel.$fahrenheit.bind(self) { view, text in view.display.fahrenheit = text }
  }

  /// Ends the bindings, for a view that leaves the screen.
  func unbind() {
    viewModel.$celsius.unbind(self)
    viewModel.$fahrenheit.unbind(self)
  }

  func perform(_ gesture: TemperatureGesture) {
    switch gesture {
    case .editCelsius(let text):
      display.celsius = text
      viewModel.edit(celsius: text)
    case .editFahrenheit(let text):
      display.fahrenheit = text
      viewModel.edit(fahrenheit: text)
    }
  }
}
