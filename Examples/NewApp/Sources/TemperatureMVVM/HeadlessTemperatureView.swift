import AppModels
import AppScreens
import MVVM
import Temperature

final class HeadlessTemperatureView: HeadlessView {
  let viewModel: TemperatureViewModel
  private(set) var display = TemperatureDisplay()
  private var bindings: [CancellationToken] = []

  init(viewModel: TemperatureViewModel) {
    self.viewModel = viewModel
    bindings = [
      viewModel.$celsius.bind { [weak self] in self?.display.$celsius.update($0) },
      viewModel.$fahrenheit.bind { [weak self] in self?.display.$fahrenheit.update($0) },
    ]
  }

  func perform(_ gesture: TemperatureGesture) {
    switch gesture {
    case .editCelsius(let text):
      display.$celsius.type(text)
      viewModel.edit(celsius: text)
    case .editFahrenheit(let text):
      display.$fahrenheit.type(text)
      viewModel.edit(fahrenheit: text)
    }
  }

  /// Ends the bindings: the view receives no further updates.
  func unbind() {
    bindings = []
  }
}
