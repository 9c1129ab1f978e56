import AppModels

/// Owns the model, but not the view: changes the model, then updates the view.
public final class ColourSelectorPresenter {
  private weak var view: (any ColourSelectorView)?
  private var selection = Selection()

  /// Updates a view, and from now on updates only this one.
  public func attach(_ view: any ColourSelectorView) {
    self.view = view
    view.show(isGreenOn: selection.isOn(.green))
    view.show(isYellowOn: selection.isOn(.yellow))
    view.show(status: status)
  }

  /// Turns a colour on or off.
  public func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    selection.turn(colour, on: isOn)
    view?.show(status: status)
  }

  // TODO: Choose the text here.
  private var status: String { selection.status }
}
