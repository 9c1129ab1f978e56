import AppModels

/// Holds the model, and the view only weakly: changes the model, then tells the view what to show.
public final class ColourSelectorPresenter {
  private weak var view: (any ColourSelectorView)?
  private var selection = Selection()

  /// Brings a view up to date, and from now on tells this view alone.
  public func attach(_ view: any ColourSelectorView) {
    self.view = view
    view.show(.green, isOn: selection.isOn(.green))
    view.show(.yellow, isOn: selection.isOn(.yellow))
    view.show(status: status)
  }

  /// Turns a colour on or off.
  public func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    selection.turn(colour, on: isOn)
    view?.show(status: status)
  }

  // TODO: Make the words here.
  private var status: String { selection.status }
}
