import TwoScreens

/// The widgets of the search, as the controller sets them; a cell is a value, without a controller.
protocol SearchView: AnyObject {
  /// The delegate, to which the view reports what the user does; a view keeps it weakly.
  var delegate: (any SearchViewDelegate)? { get set }

  /// The message about the search.
  var message: String { get set }

  /// What each cell shows.
  var songs: [SongDisplay] { get set }
}

/// The delegate of a search view.
protocol SearchViewDelegate: AnyObject {
  /// The user edited the query, which now contains this text.
  func searchView(_ view: any SearchView, didEditQuery text: String)

  /// The user selected a row.
  func searchView(_ view: any SearchView, didSelectRow row: Int)

  /// The user pressed the star in a row.
  func searchView(_ view: any SearchView, didPressStarInRow row: Int)
}
