import AppModels

/// A colour selector's widgets, which the controller sets, and the delegate it tells about a person.
public protocol ColourSelectorView: AnyObject {
  /// Who is told what a person does; a view must hold it weakly.
  var delegate: (any ColourSelectorViewDelegate)? { get set }

  /// The position of the green switch.
  var isGreenOn: Bool { get set }

  /// The position of the yellow switch.
  var isYellowOn: Bool { get set }

  /// What the status shows.
  var status: String { get set }
}

/// Who a colour selector view tells what a person does.
public protocol ColourSelectorViewDelegate: AnyObject {
  /// A person turned the switch of a colour on or off.
  func colourSelectorView(
    _ view: any ColourSelectorView, didTurn colour: ColourSelector.Colour, on isOn: Bool)
}
