import TwoScreens

/// The widgets of a song's page, as the controller sets them.
protocol SongView: AnyObject {
  /// The delegate, to which the view reports what the user does; a view keeps it weakly.
  var delegate: (any SongViewDelegate)? { get set }

  /// The texts of the song and its star.
  var song: SongDisplay { get set }
}

/// The delegate of a song view.
protocol SongViewDelegate: AnyObject {
  /// The user pressed the star.
  func songViewDidPressStar(_ view: any SongView)
}
