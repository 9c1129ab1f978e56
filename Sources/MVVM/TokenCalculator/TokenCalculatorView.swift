/// A view that binds to a token calculator's view model, which knows nothing of it.
public protocol TokenCalculatorView: AnyObject {
  /// The view model to bind to; a view holds it strongly.
  var viewModel: TokenCalculatorViewModel { get }
}
