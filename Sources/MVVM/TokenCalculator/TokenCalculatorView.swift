/// A view that binds to a token calculator's view model, which knows nothing of it.
public protocol TokenCalculatorView: AnyObject {
  /// What the view binds to; a view holds it strongly.
  var viewModel: TokenCalculatorViewModel { get }
}
