/// A view that binds to a music search's view model, which knows nothing of it.
protocol MusicSearchView: AnyObject {
  /// The view model to bind to; a view holds it strongly.
  var viewModel: MusicSearchViewModel { get }
}
