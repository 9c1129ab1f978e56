import AppModels
import AppScreens
import MVP

/// A correct presenter, for specimens to override.
class MVPColourSelectorPresenter {
  private weak var view: (any ColourSelectorView)?
  var selector = ColourSelector()

  final func attach(_ view: any ColourSelectorView) {
    self.view = view
    showSwitches(on: view)
    view.show(status: status)
  }

  func showSwitches(on view: any ColourSelectorView) {
    view.show(.green, isOn: selector.isOn(.green))
    view.show(.yellow, isOn: selector.isOn(.yellow))
  }

  func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    selector.turn(colour, on: isOn)
    view?.show(status: status)
  }

  var status: String {
    switch (selector.isOn(.green), selector.isOn(.yellow)) {
    case (false, false): "Please choose a switch"
    case (true, false): "Green"
    case (false, true): "Yellow"
    case (true, true): "Green and Yellow"
    }
  }
}

/// A correct view.
final class MVPColourSelectorView: ColourSelectorView, ReplaceableView {
  private let presenter: MVPColourSelectorPresenter
  private(set) var display = ColourSelectorDisplay()

  init(_ presenter: MVPColourSelectorPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  convenience init(replacing view: MVPColourSelectorView) { self.init(view.presenter) }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn):
      display[colour] = isOn
      presenter.turn(colour, on: isOn)
    }
  }

  func show(_ colour: ColourSelector.Colour, isOn: Bool) { display[colour] = isOn }
  func show(status: String) { display.status = status }
}
