/// The screen owns the view, beside the controller that owns it already.

import AppModels
import AppScreens

extension Pattern {
  /// MVC, except for A7.
  public static let mvcBreaksA7 = Pattern("MVCBreaksA7").adding(ColourSelectorScreen.init)
}

/// Owns the controller, and the view as well.
final class ColourSelectorScreen: Screen {
  private let controller: ColourSelectorController
  private(set) var view: HeadlessColourSelectorView

  init() {
    let view = HeadlessColourSelectorView()
    controller = ColourSelectorController(view: view)
    self.view = view
  }

  func replaceView() {
    let newView = HeadlessColourSelectorView()
    controller.replaceView(with: newView)
    view = newView
  }
}

/// Changes the model, then sets the widgets of the view.
final class ColourSelectorController: ColourSelectorViewDelegate {
  private var view: any ColourSelectorView
  private var selector = ColourSelector()

  init(view: any ColourSelectorView) {
    self.view = view
    setUp()
  }

  func replaceView(with newView: any ColourSelectorView) {
    view.delegate = nil
    view = newView
    setUp()
  }

  private func setUp() {
    view.delegate = self
    view.isGreenOn = selector.isOn(.green)
    view.isYellowOn = selector.isOn(.yellow)
    view.status = status
  }

  func colourSelectorView(
    _: any ColourSelectorView, didTurn colour: ColourSelector.Colour, on isOn: Bool
  ) {
    selector.turn(colour, on: isOn)
    view.status = status
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
