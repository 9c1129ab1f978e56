import AppModels
import AppScreens
import TwoScreens

/// Owns the view of the search, observes the models, and configures every cell itself.
final class SearchController: SearchViewDelegate {
  private let view: any SearchView
  private let search: SongSearch
  private let favourites: Favourites
  private let onSelect: (Song) -> Void
  private var observations: [CancellationToken] = []

  init(
    view: any SearchView, search: SongSearch, favourites: Favourites,
    onSelect: @escaping (Song) -> Void
  ) {
    (self.view, self.search, self.favourites, self.onSelect) = (view, search, favourites, onSelect)
    view.delegate = self
    observations = [
      search.observe { [weak self] in self?.update() },
      favourites.observe { [weak self] in self?.update() },
    ]
    update()
  }

  func searchView(_: any SearchView, didEditQuery text: String) {
    search.edit(query: text)
  }

  func searchView(_: any SearchView, didSelectRow row: Int) {
    onSelect(search.songs[row])
  }

  func searchView(_: any SearchView, didPressStarInRow row: Int) {
    favourites.toggle(search.songs[row])
  }

  private func update() {
    view.message = message
    view.songs = search.songs.map { song in
      SongDisplay(song: MusicSearchRow(song), isFavourite: favourites.contains(song))
    }
  }

  private var message: String {
    switch search.state {
    case .idle: "Search for music"
    case .searching: "Searching"
    case .found: search.songs.isEmpty ? "No songs" : ""
    case .failed: "Search failed"
    }
  }
}
