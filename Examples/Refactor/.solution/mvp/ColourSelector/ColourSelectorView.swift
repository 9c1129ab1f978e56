import AppModels

/// A view that its presenter updates.
protocol ColourSelectorView: AnyObject {
  func show(_ colour: ColourSelector.Colour, isOn: Bool)
  func show(status: String)
}
