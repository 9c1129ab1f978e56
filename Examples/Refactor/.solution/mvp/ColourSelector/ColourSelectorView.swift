/// A view that its presenter updates.
protocol ColourSelectorView: AnyObject {
  func show(isGreenOn: Bool)
  func show(isYellowOn: Bool)
  func show(status: String)
}
