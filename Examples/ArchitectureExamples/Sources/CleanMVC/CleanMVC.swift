/// The controller in the middle, without a fault.

import AppModels
import AppScreens

extension Pattern {
  /// MVC, without a fault.
  public static let cleanMVC = Pattern("CleanMVC").adding(ColourSelectorScreen.init)
}

/// Owns the controller, which owns the view.
final class ColourSelectorScreen: Screen {
  private let controller: ColourSelectorController
  unowned private(set) var view: HeadlessColourSelectorView

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
