import AppModels
import TwoScreens

/// Creates the objects of each screen, and decides which screen is next.
final class MusicCoordinator: Coordinator {
  var navigation = HeadlessNavigation()
  private let favourites: Favourites

  init(search: SongSearch, favourites: Favourites) {
    self.favourites = favourites
    let viewModel = SearchViewModel(search: search, favourites: favourites) { [weak self] song in
      self?.open(song)
    }
    navigation.push(HeadlessSearchView(viewModel: viewModel))
  }

  private func open(_ song: Song) {
    let viewModel = SongViewModel(song: song, favourites: favourites)
    navigation.push(HeadlessSongView(viewModel: viewModel))
  }
}
