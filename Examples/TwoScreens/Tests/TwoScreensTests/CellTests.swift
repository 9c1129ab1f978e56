import AppModels
import Testing
import TwoScreens

@testable import TwoScreensMVP

@Test
func `a reused cell keeps its song when the former presenter's song becomes a favourite`() throws {
  let favourites = Favourites()
  let songs = ["Palette", "Celebrity"].map { title in
    Song(title: title, artist: "IU", album: "", released: nil, picture: "")
  }
  let next = SongPresenter(song: songs[1], favourites: favourites)
  // Observes after the other, so that what it writes would stay.
  let former = SongPresenter(song: songs[0], favourites: favourites)
  let cell = HeadlessSongView(presenter: former)
  cell.presenter = next
  former.toggleFavourite()
  #expect(cell.song.song?.song == "Celebrity")
  #expect(cell.song.isFavourite == false)
}
