/// A music search's widgets, which the controller sets, and the delegate told about gestures.
public protocol MusicSearchView: AnyObject {
  /// The receiver of a person's gestures; a view must hold it weakly.
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

/// The delegate that a music search view tells about gestures.
public protocol MusicSearchViewDelegate: AnyObject {
  /// A person edited the query field, which holds a new text.
  func musicSearchViewDidEditQuery(_ view: any MusicSearchView)

  /// A person pressed the button to retry.
  func musicSearchViewDidPressRetry(_ view: any MusicSearchView)
}
