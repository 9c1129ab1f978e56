import AppModels

/// A colour selector's widgets, which the controller sets, and the delegate told about gestures.
public protocol ColourSelectorView: AnyObject {
  /// The receiver of a person's gestures; a view must hold it weakly.
  var delegate: (any ColourSelectorViewDelegate)? { get set }

  /// The position of the green switch.
  var isGreenOn: Bool { get set }

  /// The position of the yellow switch.
  var isYellowOn: Bool { get set }

  /// The text of the status.
  var status: String { get set }
}

/// The delegate that a colour selector view tells about gestures.
public protocol ColourSelectorViewDelegate: AnyObject {
  /// A person turned the switch of a colour on or off.
  func colourSelectorView(
    _ view: any ColourSelectorView, didTurn colour: ColourSelector.Colour, on isOn: Bool)
}
