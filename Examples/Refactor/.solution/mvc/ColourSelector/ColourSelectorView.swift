import AppModels

/// Two switches whose turns the delegate receives, and a label.
protocol ColourSelectorView: AnyObject {
  var delegate: (any ColourSelectorViewDelegate)? { get set }
  var isGreenOn: Bool { get set }
  var isYellowOn: Bool { get set }
  var status: String { get set }
}

/// The delegate of a view, which receives turns of a switch.
protocol ColourSelectorViewDelegate: AnyObject {
  func colourSelectorView(
    _ view: any ColourSelectorView, didTurn colour: ColourSelector.Colour, on isOn: Bool)
}
