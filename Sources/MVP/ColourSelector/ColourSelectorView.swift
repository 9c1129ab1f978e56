/// The view of a colour selector, as the presenter sees it: passive, with nothing to read.
public protocol ColourSelectorView: AnyObject {
  /// Shows the green switch as on or off.
  func show(isGreenOn: Bool)

  /// Shows the yellow switch as on or off.
  func show(isYellowOn: Bool)

  /// Shows the status.
  func show(status: String)
}
