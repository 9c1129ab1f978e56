import AppModels
import AppScreens
import TwoScreens

/// Owns the song, and observes the favourites; each cell has one, and so has the page of a song.
final class SongPresenter {
  private weak var view: (any SongView)?
  private let song: Song
  private let favourites: Favourites
  private var observation: CancellationToken?

  init(song: Song, favourites: Favourites) {
    (self.song, self.favourites) = (song, favourites)
    observation = favourites.observe { [weak self] in self?.update() }
  }

  func attach(_ view: any SongView) {
    self.view = view
    view.show(MusicSearchRow(song))
    update()
  }

  /// Stops updating the view, which shows another song from now on.
  func detach() {
    view = nil
  }

  func toggleFavourite() {
    favourites.toggle(song)
  }

  private func update() {
    view?.show(isFavourite: favourites.contains(song))
  }
}
