/// What the presenter asks of a view.
protocol TokenCalculatorView: AnyObject {
  func show(separators: String)
  func show(input: String)
  func show(total: String)
}
