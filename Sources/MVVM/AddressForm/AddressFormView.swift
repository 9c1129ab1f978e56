/// A view that binds to an address form's view model, which knows nothing of it.
public protocol AddressFormView: AnyObject {
  /// The view model to bind to; a view holds it strongly.
  var viewModel: AddressFormViewModel { get }
}
