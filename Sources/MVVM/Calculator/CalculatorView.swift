/// A view that binds to a calculator's view model, which knows nothing of it.
public protocol CalculatorView: AnyObject {
  /// The view model to bind to; a view holds it strongly.
  var viewModel: CalculatorViewModel { get }
}
