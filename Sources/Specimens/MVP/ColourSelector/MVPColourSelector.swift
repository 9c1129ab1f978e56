import AppModels
import AppScreens
import MVP

/// A right presenter, for specimens to override.
class MVPColourSelectorPresenter {
  private weak var view: (any ColourSelectorView)?
  let selector: SpecimenColourSelector

  required init(_ selector: SpecimenColourSelector) {
    self.selector = selector
  }

  func attach(_ view: any ColourSelectorView) {
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

/// A right view.
final class MVPColourSelectorView: ColourSelectorView, HeadlessView {
  let presenter: MVPColourSelectorPresenter
  private(set) var display = ColourSelectorDisplay()

  init(presenter: MVPColourSelectorPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn):
      show(colour, isOn: isOn)
      presenter.turn(colour, on: isOn)
    }
  }

  func show(_ colour: ColourSelector.Colour, isOn: Bool) {
    switch colour {
    case .green: display.green = isOn
    case .yellow: display.yellow = isOn
    }
  }

  func show(status: String) {
    display.status = status
  }
}

/// Holds the view, which holds its presenter.
final class MVPColourSelectorScreen: Screen {
  private(set) var view: MVPColourSelectorView

  init(
    _ selector: SpecimenColourSelector = SpecimenColourSelector(),
    presenter: MVPColourSelectorPresenter.Type = MVPColourSelectorPresenter.self
  ) {
    view = MVPColourSelectorView(presenter: presenter.init(selector))
  }

  func replaceView() {
    view = MVPColourSelectorView(presenter: view.presenter)
  }
}
