import AppModels

/// The widgets of a colour selector, as the controller sets them.
public protocol ColourSelectorView: AnyObject {
  /// The delegate, to which the view reports what the user does; a view keeps it weakly.
  var delegate: (any ColourSelectorViewDelegate)? { get set }

  /// The position of the green switch.
  var isGreenOn: Bool { get set }

  /// The position of the yellow switch.
  var isYellowOn: Bool { get set }

  /// The text of the status.
  var status: String { get set }
}

/// The delegate of a colour selector view.
public protocol ColourSelectorViewDelegate: AnyObject {
  /// The user turned the switch of a colour on or off.
  func colourSelectorView(
    _ view: any ColourSelectorView, didTurn colour: ColourSelector.Colour, on isOn: Bool)
}
