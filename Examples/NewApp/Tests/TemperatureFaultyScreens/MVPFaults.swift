import AppScreens
import Temperature
import TemperatureMVP
import TriptychParity

extension TemperatureFaultyScreens {
  static let mvp = [
    FaultyScreen(
      "one-way", of: "temperature", in: "MVP", breaks: "T2",
      origin: "The presenter is written for the first field, and the second is postponed."
    ) {
      MVPScreen(OneWayPresenter())
    },
    FaultyScreen(
      "fields-left-in-old-view", of: "temperature", in: "MVP", breaks: "S3",
      origin: "A field is assumed to keep its own text, and nothing else to need it."
    ) {
      MVPScreen(SilentPresenter())
    },
  ]
}

/// Ignores edits in Fahrenheit.
private final class OneWayPresenter: MVPPresenter {
  override func showCelsius() {}
}

/// Does not update a new view.
private final class SilentPresenter: MVPPresenter {
  override func updateAll() {}
}

/// A correct presenter, for faulty screens to override.
private class MVPPresenter {
  private weak var view: (any TemperatureView)?
  private var converter = TemperatureConverter()

  final func attach(_ view: any TemperatureView) {
    self.view = view
    updateAll()
  }

  func updateAll() {
    showCelsius()
    showFahrenheit()
  }

  func showCelsius() {
    view?.show(celsius: converter.celsius)
  }

  func showFahrenheit() {
    view?.show(fahrenheit: converter.fahrenheit)
  }

  final func edit(celsius: String) {
    let fahrenheit = converter.fahrenheit
    converter.edit(celsius: celsius)
    if converter.fahrenheit != fahrenheit { showFahrenheit() }
  }

  final func edit(fahrenheit: String) {
    let celsius = converter.celsius
    converter.edit(fahrenheit: fahrenheit)
    if converter.celsius != celsius { showCelsius() }
  }
}

/// A correct view.
private final class MVPView: TemperatureView, HeadlessView {
  let presenter: MVPPresenter
  private(set) var display = TemperatureDisplay()

  init(presenter: MVPPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  func perform(_ gesture: TemperatureGesture) {
    switch gesture {
    case .editCelsius(let text):
      display.$celsius.type(text)
      presenter.edit(celsius: text)
    case .editFahrenheit(let text):
      display.$fahrenheit.type(text)
      presenter.edit(fahrenheit: text)
    }
  }

  func show(celsius: String) {
    display.celsius = celsius
  }

  func show(fahrenheit: String) {
    display.fahrenheit = fahrenheit
  }
}

private final class MVPScreen: Screen {
  private(set) var view: MVPView

  init(_ presenter: MVPPresenter) {
    view = MVPView(presenter: presenter)
  }

  func replaceView() {
    view = MVPView(presenter: view.presenter)
  }
}
