/// The view holds its presenter weakly, so that the screen has to own it.

import AppModels
import AppScreens

extension Pattern {
  /// MVP, except for A12.
  public static let mvpBreaksA12 = Pattern("MVPBreaksA12").adding(ColourSelectorScreen.init)
}

/// Owns the view, and the presenter, which nothing else owns.
final class ColourSelectorScreen: Screen {
  private(set) var view: HeadlessColourSelectorView
  private let presenter = ColourSelectorPresenter()

  init() {
    view = HeadlessColourSelectorView(presenter: presenter)
  }

  func replaceView() {
    view.close()
    view = HeadlessColourSelectorView(presenter: presenter)
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
    view.show(status: status)
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
