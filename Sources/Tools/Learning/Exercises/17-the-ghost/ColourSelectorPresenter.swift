// 17 the-ghost. While the old view fades out, the animation still refers to it.
// The view is replaced, and then the user turns green on.
// They see:    the status changes in the new view, and in the one that fades out
// They should: it changes in the new view alone

import AppModels

/// Owns the model, but not the views: changes the model, then updates the views.
public final class ColourSelectorPresenter {
  private struct Listener {
    weak var view: (any ColourSelectorView)?
  }

  private var listeners: [Listener] = []
  private var selector = ColourSelector()

  /// A presenter of a new colour selector, without a view.
  public init() {}

  /// Updates a view, which takes the place of the one before.
  public func attach(_ view: any ColourSelectorView) {
    // TODO: Which views are to be updated from now on?
    listeners.append(Listener(view: view))
    view.show(isGreenOn: selector.isOn(.green))
    view.show(isYellowOn: selector.isOn(.yellow))
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
