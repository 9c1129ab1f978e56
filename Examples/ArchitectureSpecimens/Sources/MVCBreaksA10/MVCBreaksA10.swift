/// The controller holds its view weakly, so that the screen has to hold it.

import AppModels
import AppScreens

extension Pattern {
  /// MVC, except for A10.
  public static let mvcBreaksA10 = Pattern("MVCBreaksA10").adding(ColourSelectorScreen.init)
}

/// Holds the controller, and the view, which nothing else holds.
final class ColourSelectorScreen: Screen {
  private(set) var view = HeadlessColourSelectorView()
  private let controller: ColourSelectorController

  init() {
    controller = ColourSelectorController(view: view)
  }

  func replaceView() {
    view = HeadlessColourSelectorView()
    controller.replaceView(with: view)
  }
}

/// Changes the model, then sets what the view shows.
final class ColourSelectorController: ColourSelectorViewDelegate {
  private weak var view: (any ColourSelectorView)?
  private var selector = ColourSelector()

  init(view: any ColourSelectorView) {
    self.view = view
    setUp()
  }

  func replaceView(with newView: any ColourSelectorView) {
    view?.delegate = nil
    view = newView
    setUp()
  }

  func colourSelectorView(
    _ view: any ColourSelectorView, didTurn colour: ColourSelector.Colour, on isOn: Bool
  ) {
    selector.turn(colour, on: isOn)
    updateStatus()
  }

  private func setUp() {
    view?.delegate = self
    view?.isGreenOn = selector.isOn(.green)
    view?.isYellowOn = selector.isOn(.yellow)
    updateStatus()
  }

  private func updateStatus() {
    switch (selector.isOn(.green), selector.isOn(.yellow)) {
    case (false, false): view?.status = "Please choose a switch"
    case (true, false): view?.status = "Green"
    case (false, true): view?.status = "Yellow"
    case (true, true): view?.status = "Green and Yellow"
    }
  }
}
