import AppModels
import TwoScreens

/// Creates the objects of each screen, and decides which screen is next.
final class MusicCoordinator: Coordinator {
  var navigation = HeadlessNavigation()
  private let favourites: Favourites

  init(search: SongSearch, favourites: Favourites) {
    self.favourites = favourites
    let view = HeadlessSearchView()
    let controller = SearchController(view: view, search: search, favourites: favourites) {
      [weak self] song in self?.open(song)
    }
    navigation.push(view, ownedBy: controller)
  }

  private func open(_ song: Song) {
    let view = HeadlessSongView()
    let controller = SongController(view: view, song: song, favourites: favourites)
    navigation.push(view, ownedBy: controller)
  }
}
