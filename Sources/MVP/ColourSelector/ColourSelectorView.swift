import AppModels

/// The side of a colour selector view that a presenter calls; there is nothing to read.
public protocol ColourSelectorView: AnyObject {
  /// Shows the switch of a colour as on or off.
  func show(_ colour: ColourSelector.Colour, isOn: Bool)

  /// Shows a finished text as the status.
  func show(status: String)
}
