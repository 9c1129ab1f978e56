import AppScreens
import Temperature
import TemperatureMVC
import TriptychParity

extension TemperatureFaultyScreens {
  static let mvc = [
    FaultyScreen(
      "rewrites-typing", of: "temperature", in: "MVC", breaks: "T4",
      origin: "Both fields are set after each edit, including the one that is being edited."
    ) {
      MVCScreen(controller: RewritingController.self, view: MVCView.self)
    },
    FaultyScreen(
      "strong-delegate", of: "temperature", in: "MVC", breaks: "S4",
      origin: "The property for the delegate is declared without the word weak."
    ) {
      MVCScreen(controller: MVCController.self, view: StrongDelegateView.self)
    },
  ]
}

/// Replaces the typed text with the number.
private final class RewritingController: MVCController {
  override func temperatureView(_ view: any TemperatureView, didEditCelsius text: String) {
    super.temperatureView(view, didEditCelsius: text)
    if let degrees = Int(text) { view.celsius = String(degrees) }
  }

  override func temperatureView(_ view: any TemperatureView, didEditFahrenheit text: String) {
    super.temperatureView(view, didEditFahrenheit: text)
    if let degrees = Int(text) { view.fahrenheit = String(degrees) }
  }
}

/// Owns the controller, which owns the view.
private final class StrongDelegateView: MVCView {
  private var held: (any TemperatureViewDelegate)?

  override var delegate: (any TemperatureViewDelegate)? {
    get { held }
    set { held = newValue }
  }
}

/// A correct controller, for faulty screens to override.
private class MVCController: TemperatureViewDelegate {
  private var view: any TemperatureView
  private var converter = TemperatureConverter()

  required init(view: any TemperatureView) {
    self.view = view
    setUp()
  }

  func replaceView(with newView: any TemperatureView) {
    view.delegate = nil
    view = newView
    setUp()
  }

  private func setUp() {
    view.delegate = self
    view.celsius = converter.celsius
    view.fahrenheit = converter.fahrenheit
  }

  func temperatureView(_: any TemperatureView, didEditCelsius text: String) {
    let fahrenheit = converter.fahrenheit
    converter.edit(celsius: text)
    if converter.fahrenheit != fahrenheit { view.fahrenheit = converter.fahrenheit }
  }

  func temperatureView(_: any TemperatureView, didEditFahrenheit text: String) {
    let celsius = converter.celsius
    converter.edit(fahrenheit: text)
    if converter.celsius != celsius { view.celsius = converter.celsius }
  }
}

/// A correct view, for faulty screens to override.
private class MVCView: TemperatureView, HeadlessView {
  weak var delegate: (any TemperatureViewDelegate)?
  private(set) final var display = TemperatureDisplay()

  final var celsius: String {
    get { display.celsius }
    set { display.celsius = newValue }
  }

  final var fahrenheit: String {
    get { display.fahrenheit }
    set { display.fahrenheit = newValue }
  }

  required init() {}

  final func perform(_ gesture: TemperatureGesture) {
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

private final class MVCScreen: Screen {
  private let controller: MVCController
  private let makeView: MVCView.Type
  unowned private(set) var view: MVCView

  init(controller: MVCController.Type, view makeView: MVCView.Type) {
    let view = makeView.init()
    self.controller = controller.init(view: view)
    self.makeView = makeView
    self.view = view
  }

  func replaceView() {
    let newView = makeView.init()
    controller.replaceView(with: newView)
    view = newView
  }
}
