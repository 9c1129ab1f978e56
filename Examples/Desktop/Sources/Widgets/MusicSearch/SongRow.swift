import AppScreens
import GTK

/// The widgets of one song: its title above artist and album, its date on the right.
final class SongRow {
  private let song: Label
  private let artist: Label
  private let album: Label
  private let date: Label
  let root: Stack

  init(_ row: MusicSearchRow) {
    song = Label(row.song).styled("heading")
    artist = Label(row.artist).styled("dim-label")
    album = Label(row.album).styled("dim-label").filling()
    date = Label(row.date).styled("numeric", "dim-label")
    let details = Stack(.across, spacing: 6, [artist, Label("·").styled("dim-label"), album])
    root = Stack(.across, [Stack(.down, spacing: 2, [song, details]), date]).styled("song")
    root.toolTip = row.picture
  }

  /// The texts on the widgets, with only the address of the picture.
  var row: MusicSearchRow {
    MusicSearchRow(
      song: song.text, artist: artist.text, album: album.text, date: date.text,
      picture: root.toolTip)
  }
}
