import AppModels
import MVVM
import TwoScreens

/// Observes the search, and publishes the values that a view shows; passes a selected song on.
final class SearchViewModel {
  @Observed private(set) var message = ""
  @Observed private(set) var songs: [SongViewModel] = []

  private let search: SongSearch
  private let favourites: Favourites
  private let onSelect: (Song) -> Void
  private var observation: CancellationToken?

  init(search: SongSearch, favourites: Favourites, onSelect: @escaping (Song) -> Void) {
    (self.search, self.favourites, self.onSelect) = (search, favourites, onSelect)
    observation = search.observe { [weak self] in self?.update() }
    update()
  }

  func edit(query: String) {
    search.edit(query: query)
  }

  func select(row: Int) {
    onSelect(search.songs[row])
  }

  private func update() {
    message = messageText
    songs = search.songs.map { SongViewModel(song: $0, favourites: favourites) }
  }

  private var messageText: String {
    switch search.state {
    case .idle: "Search for music"
    case .searching: "Searching"
    case .found: search.songs.isEmpty ? "No songs" : ""
    case .failed: "Search failed"
    }
  }
}
