import AppModels
import AppScreens

extension Pattern {
  /// A calculator that shows whatever key was pressed last, and records nothing.
  static let wrong = Pattern("Wrong").adding(WrongScreen.init)

  /// A colour selector that hears only its newest view, and nothing once that is gone.
  static let deaf = Pattern("Deaf").adding(DeafScreen.init)
}

private final class WrongScreen: Screen {
  private(set) var view = WrongView()

  func replaceView() { view = WrongView() }
}

private final class WrongView: HeadlessView {
  private(set) var display = CalculatorDisplay(text: "0")

  func perform(_ gesture: CalculatorGesture) { display.text = gesture.notation }
}

private final class DeafScreen: Screen {
  private(set) var view = DeafView(presenter: DeafPresenter())

  func replaceView() { view = DeafView(presenter: view.presenter) }

  func secondView() -> DeafView? { DeafView(presenter: view.presenter) }
}

private final class DeafPresenter {
  private weak var view: DeafView?
  private var selector = ColourSelector()

  func attach(_ view: DeafView) {
    self.view = view
    show()
  }

  func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    guard view != nil else { return }
    selector.turn(colour, on: isOn)
    show()
  }

  private func show() {
    let (green, yellow) = (selector.isOn(.green), selector.isOn(.yellow))
    let names = (green ? ["Green"] : []) + (yellow ? ["Yellow"] : [])
    view?.display = ColourSelectorDisplay(
      green: green, yellow: yellow,
      status: names.isEmpty ? "Please choose a switch" : names.joined(separator: " and "))
  }
}

private final class DeafView: HeadlessView {
  let presenter: DeafPresenter
  var display = ColourSelectorDisplay()

  init(presenter: DeafPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn): presenter.turn(colour, on: isOn)
    }
  }
}
