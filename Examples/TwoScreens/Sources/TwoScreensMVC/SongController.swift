import AppModels
import AppScreens
import TwoScreens

/// Owns the song and the view of its page, and observes the favourites.
final class SongController: SongViewDelegate {
  private let view: any SongView
  private let song: Song
  private let favourites: Favourites
  private var observation: CancellationToken?

  init(view: any SongView, song: Song, favourites: Favourites) {
    (self.view, self.song, self.favourites) = (view, song, favourites)
    view.delegate = self
    observation = favourites.observe { [weak self] in self?.update() }
    update()
  }

  func songViewDidPressStar(_: any SongView) {
    favourites.toggle(song)
  }

  private func update() {
    view.song = SongDisplay(
      song: MusicSearchRow(song), isFavourite: favourites.contains(song))
  }
}
