import AppModels

/// Holds the model, and the view only weakly: changes the model, then tells the view what to show.
public final class ColourSelectorPresenter {
  private weak var view: (any ColourSelectorView)?
  private var selector = ColourSelector()

  /// A presenter of a new colour selector, without a view.
  public init() {}

  /// Brings a view up to date, and from now on tells this view alone.
  public func attach(_ view: any ColourSelectorView) {
    self.view = view
    view.show(.green, isOn: selector.isOn(.green))
    view.show(.yellow, isOn: selector.isOn(.yellow))
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
