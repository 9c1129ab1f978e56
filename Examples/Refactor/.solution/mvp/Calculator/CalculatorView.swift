/// A view that its presenter updates.
protocol CalculatorView: AnyObject {
  func show(text: String)
}
