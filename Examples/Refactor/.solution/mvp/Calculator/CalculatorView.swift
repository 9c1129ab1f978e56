/// What the presenter asks of a view.
protocol CalculatorView: AnyObject {
  func show(text: String)
}
