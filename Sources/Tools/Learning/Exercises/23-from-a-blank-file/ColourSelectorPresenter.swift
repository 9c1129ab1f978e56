// 23 from-a-blank-file. The view and the screen are in `given`: read what the view says and shows.
// A person sees two switches and a status, and turns the switches on and off.
// They see:    no status
// They should: Please choose a switch, Green, Yellow, or Green and Yellow

import AppModels

/// The side of a colour selector view that a presenter calls.
public protocol ColourSelectorView: AnyObject {
  // TODO: What can a presenter tell a view?
}

/// Stands between the view and the model, which is `ColourSelector`.
public final class ColourSelectorPresenter {
  // TODO: What does a presenter hold, and which of it weakly?

  /// A presenter of a new colour selector, without a view.
  public init() {}

  /// Brings a view up to date, and from now on tells this view alone.
  public func attach(_ view: any ColourSelectorView) {
    // TODO: What must a new view be told?
  }

  /// Turns a colour on or off.
  public func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    // TODO: What changes, and who has to hear of it?
  }
}
