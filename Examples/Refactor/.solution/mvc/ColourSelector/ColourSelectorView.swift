import AppModels

/// Two switches of which the delegate is told, and a label.
protocol ColourSelectorView: AnyObject {
  var delegate: (any ColourSelectorViewDelegate)? { get set }
  var isGreenOn: Bool { get set }
  var isYellowOn: Bool { get set }
  var status: String { get set }
}

/// Who is told which switch a person turned.
protocol ColourSelectorViewDelegate: AnyObject {
  func colourSelectorView(
    _ view: any ColourSelectorView, didTurn colour: ColourSelector.Colour, on isOn: Bool)
}
