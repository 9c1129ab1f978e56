import AppModels
import AppScreens
import MVVM
import Temperature
import TriptychParity

extension TemperatureFaultyScreens {
  static let mvvm = [
    FaultyScreen(
      "endless-echo", of: "temperature", in: "MVVM", breaks: "S5",
      origin: "Each value is bound to the other, so that each change causes the next."
    ) {
      MVVMScreen(EchoingViewModel())
    },
    FaultyScreen(
      "initial-fields-zero", of: "temperature", in: "MVVM", breaks: "T1",
      origin: "The values begin with a sensible temperature instead of none."
    ) {
      MVVMScreen(ZeroAtFirstViewModel())
    },
  ]
}

/// Edits the other value whenever one changes.
private final class EchoingViewModel: MVVMViewModel {
  private var bindings: [CancellationToken] = []

  override init() {
    super.init()
    bindings = [
      $celsius.bind { [weak self] text in if Int(text) != nil { self?.edit(celsius: text) } },
      $fahrenheit.bind { [weak self] text in if Int(text) != nil { self?.edit(fahrenheit: text) } },
    ]
  }
}

/// Begins with the freezing point.
private final class ZeroAtFirstViewModel: MVVMViewModel {
  override init() {
    super.init()
    (celsius, fahrenheit) = ("0", "32")
  }
}

/// A correct view model, for faulty screens to override.
private class MVVMViewModel {
  @Observed final var celsius = ""
  @Observed final var fahrenheit = ""
  private var converter = TemperatureConverter()

  init() {}

  final func edit(celsius: String) {
    converter.edit(celsius: celsius)
    update()
  }

  final func edit(fahrenheit: String) {
    converter.edit(fahrenheit: fahrenheit)
    update()
  }

  private func update() {
    celsius = converter.celsius
    fahrenheit = converter.fahrenheit
  }
}

/// A correct view.
private final class MVVMView: HeadlessView {
  let viewModel: MVVMViewModel
  private(set) var display = TemperatureDisplay()
  private var bindings: [CancellationToken] = []

  init(viewModel: MVVMViewModel) {
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

private final class MVVMScreen: Screen {
  private(set) var view: MVVMView

  init(_ viewModel: MVVMViewModel) {
    view = MVVMView(viewModel: viewModel)
  }

  func replaceView() {
    view.unbind()
    view = MVVMView(viewModel: view.viewModel)
  }

  func secondView() -> MVVMView? {
    MVVMView(viewModel: view.viewModel)
  }
}
