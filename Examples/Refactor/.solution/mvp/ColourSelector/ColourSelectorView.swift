import AppModels

/// What the presenter asks of a view.
protocol ColourSelectorView: AnyObject {
  func show(_ colour: ColourSelector.Colour, isOn: Bool)
  func show(status: String)
}
