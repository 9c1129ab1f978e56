/// The model shows itself on a view.

import AppModels
import AppScreens

extension Pattern {
  /// MVP, except for A1.
  public static let mvpBreaksA1 = Pattern("MVPBreaksA1").adding(ColourSelectorScreen.init)
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
  private var selector = ColourSelectorModel()

  func attach(_ view: any ColourSelectorView) {
    self.view = view
    selector.show(on: view)
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

/// The colours that are on, and their display on a view, which is the presenter's task.
struct ColourSelectorModel {
  private var selector = ColourSelector()

  mutating func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    selector.turn(colour, on: isOn)
  }

  func isOn(_ colour: ColourSelector.Colour) -> Bool {
    selector.isOn(colour)
  }

  func show(on view: any ColourSelectorView) {
    view.show(isGreenOn: isOn(.green))
    view.show(isYellowOn: isOn(.yellow))
  }
}
