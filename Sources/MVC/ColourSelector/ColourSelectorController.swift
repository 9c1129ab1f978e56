import AppModels

/// Holds the model and the view: changes the model, then sets the widgets of the view.
public final class ColourSelectorController: ColourSelectorViewDelegate {
  /// The view on screen.
  private(set) var view: any ColourSelectorView

  private var selector = ColourSelector()

  /// A controller of a new colour selector, with its first view.
  public init(view: any ColourSelectorView) {
    self.view = view
    setUp()
  }

  /// Lets go of the view, and puts a new one in its place, up to date at once.
  public func replaceView(with newView: any ColourSelectorView) {
    view.delegate = nil
    view = newView
    setUp()
  }

  private func setUp() {
    view.delegate = self
    view.isGreenOn = selector.isOn(.green)
    view.isYellowOn = selector.isOn(.yellow)
    updateStatus()
  }

  /// Turns the colour on the model, and sets the status of the view.
  public func colourSelectorView(
    _ view: any ColourSelectorView, didTurn colour: ColourSelector.Colour, on isOn: Bool
  ) {
    selector.turn(colour, on: isOn)
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
