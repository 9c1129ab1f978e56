/// A view that its presenter updates.
protocol TokenCalculatorView: AnyObject {
  func show(separators: String)
  func show(input: String)
  func show(total: String)
}
