import AppModels

/// Owns the model, but not the view: changes the model, then updates the view.
public final class ColourSelectorPresenter {
  private weak var view: (any ColourSelectorView)?
  private var selector = ColourSelector()

  /// A presenter of a new colour selector, without a view.
  public init() {}

  /// Updates a view, and from now on updates only this one.
  public func attach(_ view: any ColourSelectorView) {
    self.view = view
    view.show(isGreenOn: selector.isOn(.green))
    view.show(isYellowOn: selector.isOn(.yellow))
    view.show(status: status)
  }

  /// Turns a colour on or off.
  public func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
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
