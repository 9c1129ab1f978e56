/// The presenter says that something has changed, and the view fetches the status.

import AppModels
import AppScreens

extension Pattern {
  /// MVP, except for A26.
  public static let mvpBreaksA26 = Pattern("MVPBreaksA26").adding(ColourSelectorScreen.init)
}

/// Owns the view, which owns the presenter.
final class ColourSelectorScreen: Screen {
  private(set) var view = HeadlessColourSelectorView(presenter: ColourSelectorPresenter())

  func replaceView() {
    view = HeadlessColourSelectorView(presenter: view.presenter)
  }
}

/// Changes the model, then updates the view.
final class ColourSelectorPresenter {
  private weak var view: (any ColourSelectorView)?
  private var selector = ColourSelector()

  func attach(_ view: any ColourSelectorView) {
    self.view = view
    view.show(isGreenOn: selector.isOn(.green))
    view.show(isYellowOn: selector.isOn(.yellow))
    view.statusDidChange()
  }

  func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    selector.turn(colour, on: isOn)
    view?.statusDidChange()
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
