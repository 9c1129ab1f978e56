import AppScreens
import Parity
import Temperature
import TemperatureMVC

extension TemperatureSpecimens {
  static let mvc = [
    Specimen(
      "rewrites-typing", of: "temperature", in: "MVC", breaks: "T4",
      origin: "Both fields are set after each edit, including the one that is being edited."
    ) { @Sendable in
      MVCScreen(controller: RewritingController.self, view: MVCView.self)
    },
    Specimen(
      "strong-delegate", of: "temperature", in: "MVC", breaks: "S4",
      origin: "The property for the delegate is declared without the word weak."
    ) { @Sendable in
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

/// Holds the controller, which holds the view.
private final class StrongDelegateView: MVCView {
  private var held: (any TemperatureViewDelegate)?

  override var delegate: (any TemperatureViewDelegate)? {
    get { held }
    set { held = newValue }
  }
}

/// A correct controller, for specimens to override.
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

  func temperatureViewDidEditCelsius(_ view: any TemperatureView) {
    converter.edit(celsius: view.celsius)
    update()
  }

  func temperatureViewDidEditFahrenheit(_ view: any TemperatureView) {
    converter.edit(fahrenheit: view.fahrenheit)
    update()
  }
}

/// A correct view, for specimens to override.
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
      delegate?.temperatureViewDidEditCelsius(self)
    case .editFahrenheit(let text):
      fahrenheit = text
      delegate?.temperatureViewDidEditFahrenheit(self)
    }
  }
}

private final class MVCScreen: Screen {
  private let controller: MVCController
  private let makeView: MVCView.Type

  init(controller: MVCController.Type, view: MVCView.Type) {
    makeView = view
    self.controller = controller.init(view: view.init())
  }

  /// The controller's view, which is one of ours.
  var view: MVCView {
    guard let view = controller.view as? MVCView else {
      preconditionFailure("the controller holds a view of another kind")
    }
    return view
  }

  func replaceView() {
    controller.replaceView(with: makeView.init())
  }
}
