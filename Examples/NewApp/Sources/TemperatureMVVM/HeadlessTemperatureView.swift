import AppScreens
import MVVM
import Temperature

final class HeadlessTemperatureView: HeadlessView {
  let viewModel: TemperatureViewModel
  private(set) var display = TemperatureDisplay()
  private var bindings: [ObservationToken] = []
  private lazy var log = MessageLog(of: self)

  init(viewModel: TemperatureViewModel) {
    self.viewModel = viewModel
    bindings = [
      log.bind("celsius", viewModel.$celsius.bind) { [weak self] in self?.display.celsius = $0 },
      log.bind("fahrenheit", viewModel.$fahrenheit.bind) { [weak self] in
        self?.display.fahrenheit = $0
      },
    ]
  }

  /// Ends the bindings, for a view that leaves the screen.
  func unbind() {
    bindings = []
  }

  func perform(_ gesture: TemperatureGesture) {
    switch gesture {
    case .editCelsius(let text):
      display.celsius = text
      log.call("edit(celsius:)", viewModel.edit(celsius:), text)
    case .editFahrenheit(let text):
      display.fahrenheit = text
      log.call("edit(fahrenheit:)", viewModel.edit(fahrenheit:), text)
    }
  }
}
