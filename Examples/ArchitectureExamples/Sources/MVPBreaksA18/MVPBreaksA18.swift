/// Without a view, the presenter does not even change the model.

import AppModels
import AppScreens

extension Pattern {
  /// MVP, except for A18.
  public static let mvpBreaksA18 = Pattern("MVPBreaksA18").adding(ColourSelectorScreen.init)
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
    view.show(status: status)
  }

  func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    guard let view else { return }
    selector.turn(colour, on: isOn)
    view.show(status: status)
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
