import AppModels

protocol ColourSelectorView: AnyObject {
  func show(_ colour: ColourSelector.Colour, isOn: Bool)
}
