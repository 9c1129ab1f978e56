import AppScreens

/// A view that binds to the values of a view model.
///
/// Only screens use this protocol, to replace a view and to make a second one: the view model does not know
/// any view.
public protocol BoundView: HeadlessView {
  /// The view model.
  associatedtype ViewModel

  /// The view model, which the view owns.
  var viewModel: ViewModel { get }

  /// The bindings; without them the view receives no further updates.
  var bindings: [ObservationToken] { get set }

  /// Creates a view that shows the current values, and each later one.
  init(viewModel: ViewModel)
}

extension Screen where View: BoundView {
  /// A second view on the same view model, as in a second window: a view model serves any number.
  public func secondView() -> View? {
    View(viewModel: view.viewModel)
  }
}
