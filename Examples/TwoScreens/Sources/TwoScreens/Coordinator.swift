/// A coordinator: creates the objects of each screen in one pattern, and decides which screen is next.
public protocol Coordinator: AnyObject {
  /// The stack on which it pushes the screens.
  var navigation: HeadlessNavigation { get set }

  /// A coordinator that shows the search.
  init(search: SongSearch, favourites: Favourites)
}
