/// The model makes the words of the status.

import AppModels
import AppScreens

extension Pattern {
  /// MVC, except for A5.
  public static let mvcBreaksA5b = Pattern("MVCBreaksA5b").adding(ColourSelectorScreen.init)
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
  private var selector = ColourSelectorModel()

  init(view: any ColourSelectorView) {
    self.view = view
    setUp()
  }

  func replaceView(with newView: any ColourSelectorView) {
    view.delegate = nil
    view = newView
    setUp()
  }

  func colourSelectorView(
    _ view: any ColourSelectorView, didTurn colour: ColourSelector.Colour, on isOn: Bool
  ) {
    selector.turn(colour, on: isOn)
    view.status = selector.status
  }

  private func setUp() {
    view.delegate = self
    view.isGreenOn = selector.isOn(.green)
    view.isYellowOn = selector.isOn(.yellow)
    view.status = selector.status
  }
}

/// The colours that are on, and the words for them, which are the controller's task.
struct ColourSelectorModel {
  private var selector = ColourSelector()

  var status: String {
    switch (isOn(.green), isOn(.yellow)) {
    case (false, false): "Please choose a switch"
    case (true, false): "Green"
    case (false, true): "Yellow"
    case (true, true): "Green and Yellow"
    }
  }

  mutating func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    selector.turn(colour, on: isOn)
  }

  func isOn(_ colour: ColourSelector.Colour) -> Bool {
    selector.isOn(colour)
  }
}
