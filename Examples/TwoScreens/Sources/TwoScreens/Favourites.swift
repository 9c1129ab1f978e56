import AppModels

/// The songs that the user likes: the single source of truth for every screen that shows a star.
///
/// It is a model that notifies. Two screens show the same fact, and neither knows the other.
public final class Favourites {
  private var songs: Set<Song> = []
  private let observers = ChangeObservers()

  /// No favourites.
  public init() {}

  /// Indicates whether a song is a favourite.
  public func contains(_ song: Song) -> Bool {
    songs.contains(song)
  }

  /// Makes a song a favourite, or no favourite any more.
  public func toggle(_ song: Song) {
    if songs.remove(song) == nil { songs.insert(song) }
    observers.notify()
  }

  /// Calls a function after each change, until the token is released.
  public func observe(_ changed: @escaping () -> Void) -> CancellationToken {
    observers.add(changed)
  }
}
