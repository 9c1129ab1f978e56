import AppScreens
import MVVM
import Temperature

final class HeadlessTemperatureView: BoundView {
  let viewModel: TemperatureViewModel
  private(set) var display = TemperatureDisplay()
  var bindings: [ObservationToken] = []

  init(viewModel: TemperatureViewModel) {
    self.viewModel = viewModel
    bindings = [
      viewModel.$celsius.bind { [weak self] in self?.display.celsius = $0 },
      viewModel.$fahrenheit.bind { [weak self] in self?.display.fahrenheit = $0 },
    ]
  }

  func perform(_ gesture: TemperatureGesture) {
    switch gesture {
    case .editCelsius(let text):
      display.celsius = text
      viewModel.$celsius.withoutEcho(to: bindings) { viewModel.edit(celsius: text) }
    case .editFahrenheit(let text):
      display.fahrenheit = text
      viewModel.$fahrenheit.withoutEcho(to: bindings) { viewModel.edit(fahrenheit: text) }
    }
  }
}
