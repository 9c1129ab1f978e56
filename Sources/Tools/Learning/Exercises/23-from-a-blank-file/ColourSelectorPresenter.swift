// 23 from-a-blank-file. View and screen are in `given`: read what the view calls, and what it shows.
// A user sees two switches and a status, and turns the switches on and off.
// They see:    no status
// They should: Please choose a switch, Green, Yellow, or Green and Yellow

import AppModels

/// The view of a colour selector, as the presenter sees it: passive, with nothing to read.
public protocol ColourSelectorView: AnyObject {
  // TODO: What can a presenter show in this view?
}

/// The mediator between the view and the model, which is `ColourSelector`.
public final class ColourSelectorPresenter {
  // TODO: What does a presenter refer to, and which of it weakly?

  /// A presenter of a new colour selector, without a view.
  public init() {}

  /// Updates a view, and from now on updates only this one.
  public func attach(_ view: any ColourSelectorView) {
    // TODO: What must a new view show?
  }

  /// Turns a colour on or off.
  public func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    // TODO: What changes, and what does the view show then?
  }
}
