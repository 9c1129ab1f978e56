// 17 the-ghost. While the old view fades out, the animation still holds it.
// A person turns the device, and then turns green on.
// They see:    the status changes in the new view, and in the one that fades out
// They should: it changes in the new view alone

import AppModels

/// Holds the model, and views only weakly: changes the model, then tells the views what to show.
public final class ColourSelectorPresenter {
  private struct Listener {
    weak var view: (any ColourSelectorView)?
  }

  private var listeners: [Listener] = []
  private var selector = ColourSelector()

  /// A presenter of a new colour selector, without a view.
  public init() {}

  /// Brings a view up to date, which takes the place of the one before.
  public func attach(_ view: any ColourSelectorView) {
    // TODO: Which views are to be told from now on?
    listeners.append(Listener(view: view))
    view.show(.green, isOn: selector.isOn(.green))
    view.show(.yellow, isOn: selector.isOn(.yellow))
    view.show(status: status)
  }

  /// Turns a colour on or off.
  public func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    selector.turn(colour, on: isOn)
    for listener in listeners { listener.view?.show(status: status) }
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
