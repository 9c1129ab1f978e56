import AppModels
import TwoScreens

/// Observes the search, and updates the view; passes a selected song on, and does not know to whom.
final class SearchPresenter {
  private weak var view: (any SearchView)?
  private let search: SongSearch
  private let favourites: Favourites
  private let onSelect: (Song) -> Void
  private var observation: CancellationToken?

  init(search: SongSearch, favourites: Favourites, onSelect: @escaping (Song) -> Void) {
    (self.search, self.favourites, self.onSelect) = (search, favourites, onSelect)
    observation = search.observe { [weak self] in self?.update() }
  }

  func attach(_ view: any SearchView) {
    self.view = view
    update()
  }

  func edit(query: String) {
    search.edit(query: query)
  }

  func select(row: Int) {
    onSelect(search.songs[row])
  }

  /// A presenter for the cell of a row that becomes visible.
  func makeSongPresenter(forRow row: Int) -> SongPresenter {
    SongPresenter(song: search.songs[row], favourites: favourites)
  }

  private func update() {
    view?.show(message: message)
    view?.show(songCount: search.songs.count)
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
