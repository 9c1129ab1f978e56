/// A view that binds to a colour selector's view model, which knows nothing of it.
public protocol ColourSelectorView: AnyObject {
  /// The view model to bind to; a view holds it strongly.
  var viewModel: ColourSelectorViewModel { get }
}
