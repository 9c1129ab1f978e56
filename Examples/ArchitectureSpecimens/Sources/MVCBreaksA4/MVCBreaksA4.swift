/// The controller takes a new view by its class, so that no other can take its place.

import AppModels
import AppScreens

extension Pattern {
  /// MVC, except for A4.
  public static let mvcBreaksA4 = Pattern("MVCBreaksA4").adding(ColourSelectorScreen.init)
}

/// Holds the controller, which holds the view.
final class ColourSelectorScreen: Screen {
  private let controller = ColourSelectorController(view: HeadlessColourSelectorView())

  var view: HeadlessColourSelectorView {
    guard let view = controller.view as? HeadlessColourSelectorView else {
      preconditionFailure("the controller holds a view of another kind")
    }
    return view
  }

  func replaceView() {
    controller.replaceView(with: HeadlessColourSelectorView())
  }
}

/// Changes the model, then sets what the view shows.
final class ColourSelectorController: ColourSelectorViewDelegate {
  private(set) var view: any ColourSelectorView
  private var selector = ColourSelector()

  init(view: any ColourSelectorView) {
    self.view = view
    setUp()
  }

  func replaceView(with newView: HeadlessColourSelectorView) {
    view.delegate = nil
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
    view.delegate = self
    view.isGreenOn = selector.isOn(.green)
    view.isYellowOn = selector.isOn(.yellow)
    updateStatus()
  }

  private func updateStatus() {
    switch (selector.isOn(.green), selector.isOn(.yellow)) {
    case (false, false): view.status = "Please choose a switch"
    case (true, false): view.status = "Green"
    case (false, true): view.status = "Yellow"
    case (true, true): view.status = "Green and Yellow"
    }
  }
}
