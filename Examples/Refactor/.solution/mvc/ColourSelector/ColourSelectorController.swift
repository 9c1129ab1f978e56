import AppModels

/// Turns colours on the model, and sets the view's widgets to the selection.
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
