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
  override func update() {
    view.celsius = Int(converter.celsius).map(String.init) ?? converter.celsius
    view.fahrenheit = Int(converter.fahrenheit).map(String.init) ?? converter.fahrenheit
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
  private(set) var view: any TemperatureView
  private(set) var converter = TemperatureConverter()

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
    update()
  }

  func update() {
    view.celsius = converter.celsius
    view.fahrenheit = converter.fahrenheit
  }

  func temperatureView(_: any TemperatureView, didEditCelsius text: String) {
    converter.edit(celsius: text)
    update()
  }

  func temperatureView(_: any TemperatureView, didEditFahrenheit text: String) {
    converter.edit(fahrenheit: text)
    update()
  }
}

/// A correct view, for faulty screens to override.
private class MVCView: TemperatureView, HeadlessView {
  weak var delegate: (any TemperatureViewDelegate)?
  final var celsius = ""
  final var fahrenheit = ""

  required init() {}

  final var display: TemperatureDisplay {
    var display = TemperatureDisplay()
    (display.celsius, display.fahrenheit) = (celsius, fahrenheit)
    return display
  }

  final func perform(_ gesture: TemperatureGesture) {
    switch gesture {
    case .editCelsius(let text):
      celsius = text
      delegate?.temperatureView(self, didEditCelsius: text)
    case .editFahrenheit(let text):
      fahrenheit = text
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
