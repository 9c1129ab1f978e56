import AppModels

/// What a presenter tells a colour selector view; there is nothing to read.
public protocol ColourSelectorView: AnyObject {
  /// Shows the switch of a colour as on or off.
  func show(_ colour: ColourSelector.Colour, isOn: Bool)

  /// Shows a finished text as the status.
  func show(status: String)
}
