import AppModels
import AppScreens
import Testing

struct MusicSearchRowTests {
  @Test
  func `a row has the texts of its song, and a dash where its date is unknown`() {
    let date = Song.ReleaseDate(year: 2021, month: 3, day: 25)
    #expect(row(released: date).description == "Lilac, IU, Lilac, 2021-03-25 [1.jpg]")
    #expect(row(released: nil).description == "Lilac, IU, Lilac, – [1.jpg]")
  }

  private func row(released: Song.ReleaseDate?) -> MusicSearchRow {
    MusicSearchRow(
      Song(title: "Lilac", artist: "IU", album: "Lilac", released: released, picture: "1.jpg"))
  }
}
