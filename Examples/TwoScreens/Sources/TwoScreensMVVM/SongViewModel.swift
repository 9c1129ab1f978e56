import AppModels
import AppScreens
import MVVM
import TwoScreens

/// Owns the song, and observes the favourites; each cell has one, and so has the page of a song.
final class SongViewModel {
  let row: MusicSearchRow
  @Observed private(set) var isFavourite: Bool

  private let song: Song
  private let favourites: Favourites
  private var observation: CancellationToken?

  init(song: Song, favourites: Favourites) {
    (self.song, self.favourites) = (song, favourites)
    row = MusicSearchRow(song)
    isFavourite = favourites.contains(song)
    observation = favourites.observe { [weak self] in self?.update() }
  }

  func toggleFavourite() {
    favourites.toggle(song)
  }

  private func update() {
    isFavourite = favourites.contains(song)
  }
}
