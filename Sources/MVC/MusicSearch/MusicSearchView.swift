import AppScreens

/// The widgets of a music search, as the controller sets them.
public protocol MusicSearchView: AnyObject {
  /// The delegate, to which the view reports what the user does; a view keeps it weakly.
  var delegate: (any MusicSearchViewDelegate)? { get set }

  /// The text in the query field.
  var query: String { get set }

  /// The text of the status.
  var status: String { get set }

  /// The songs, in order.
  var rows: [MusicSearchRow] { get set }

  /// Indicates whether there is a button to retry.
  var canRetry: Bool { get set }
}

/// The delegate of a music search view.
public protocol MusicSearchViewDelegate: AnyObject {
  /// The user edited the query field, which now contains this text.
  func musicSearchView(_ view: any MusicSearchView, didEditQuery text: String)

  /// The user pressed the button to retry.
  func musicSearchViewDidPressRetry(_ view: any MusicSearchView)
}
