/// The presenter holds its view strongly, so that the screen has to break the cycle.

import AppModels
import AppScreens

extension Pattern {
  /// MVP, except for A13.
  public static let mvpBreaksA13 = Pattern("MVPBreaksA13").adding(ColourSelectorScreen.init)
}

/// Owns the view, which owns the presenter.
final class ColourSelectorScreen: Screen {
  private(set) var view = HeadlessColourSelectorView(presenter: ColourSelectorPresenter())

  deinit {
    view.presenter.detach()
  }

  func replaceView() {
    view = HeadlessColourSelectorView(presenter: view.presenter)
  }
}

/// Changes the model, then updates the view.
final class ColourSelectorPresenter {
  private var view: (any ColourSelectorView)?
  private var selector = ColourSelector()

  func attach(_ view: any ColourSelectorView) {
    self.view = view
    view.show(isGreenOn: selector.isOn(.green))
    view.show(isYellowOn: selector.isOn(.yellow))
    view.show(status: status)
  }

  func detach() {
    view = nil
  }

  func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    selector.turn(colour, on: isOn)
    view?.show(status: status)
  }

  private var status: String {
    switch (selector.isOn(.green), selector.isOn(.yellow)) {
    case (false, false): "Please choose a switch"
    case (true, false): "Green"
    case (false, true): "Yellow"
    case (true, true): "Green and Yellow"
    }
  }
}
