protocol ColourSelectorView: AnyObject {
  func show(isGreenOn: Bool)
  func show(isYellowOn: Bool)
}
