import AppScreens
import MVVM
import Temperature

final class HeadlessTemperatureView: HeadlessView {
  let viewModel: TemperatureViewModel
  private(set) var display = TemperatureDisplay()
  private let log = MessageLog.forNewView()

  init(viewModel: TemperatureViewModel) {
    self.viewModel = viewModel
    log?.record(.bind, "celsius", in: self)
    viewModel.$celsius.bind(self) { view, text in
      view.log?.record(.notify, "celsius", text, in: view)
      view.display.celsius = text
    }
    log?.record(.bind, "fahrenheit", in: self)
    viewModel.$fahrenheit.bind(self) { view, text in
      view.log?.record(.notify, "fahrenheit", text, in: view)
      view.display.fahrenheit = text
    }
  }

  /// Ends the bindings, for a view that leaves the screen.
  func unbind() {
    log?.record(.unbind, "celsius", in: self)
    viewModel.$celsius.unbind(self)
    log?.record(.unbind, "fahrenheit", in: self)
    viewModel.$fahrenheit.unbind(self)
  }

  func perform(_ gesture: TemperatureGesture) {
    switch gesture {
    case .editCelsius(let text):
      display.celsius = text
      log?.record(.call, "edit(celsius:)", text, in: self)
      viewModel.edit(celsius: text)
    case .editFahrenheit(let text):
      display.fahrenheit = text
      log?.record(.call, "edit(fahrenheit:)", text, in: self)
      viewModel.edit(fahrenheit: text)
    }
  }
}
