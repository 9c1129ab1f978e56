import AppScreens

/// A view that binds to the values of a view model; for screens, as the view model knows no view.
public protocol BoundView: HeadlessView {
  /// The view model.
  associatedtype ViewModel

  /// The view model, which the view owns.
  var viewModel: ViewModel { get }

  /// The bindings; without them the view receives no further updates.
  var bindings: [ObservationToken] { get set }

  /// A view that shows what the view model's values are now, and from now on.
  init(viewModel: ViewModel)
}

extension Screen where View: BoundView {
  /// A second view on the same view model, as in a second window.
  public func secondView() -> View? {
    View(viewModel: view.viewModel)
  }
}
