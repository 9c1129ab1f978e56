import AppModels

/// Owns the model and the view: changes the model, then sets the widgets of the view.
public final class ColourSelectorController: ColourSelectorViewDelegate {
  private var view: any ColourSelectorView
  private var selector = ColourSelector()

  /// A controller of a new colour selector, with its first view.
  public init(view: any ColourSelectorView) {
    self.view = view
    setUp()
  }

  /// Releases the view, and sets up a new one in its place.
  public func replaceView(with newView: any ColourSelectorView) {
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

  /// Turns the colour on the model, and sets the status of the view.
  public func colourSelectorView(
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
