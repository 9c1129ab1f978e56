import AppModels
import AppScreens
import Parity

extension TriptychSpecimens {
  /// Music searches that show the songs that they are answered wrongly.
  static let musicSearchAnswers: [Specimen] = [
    .musicSearch(
      "one-songs", breaks: "MS9",
      origin: "The word is put behind the number, whatever the number."
    ) {
      $0.take = { search, answer in
        search.take(answer)
        if search.display.status.hasPrefix("1 ") {
          search.display.status = "1 songs for \(search.term)"
        }
      }
    },
    .musicSearch(
      "zero-songs", breaks: "MS10",
      origin: "The words for one song are handled on their own, but those for none are not."
    ) {
      $0.take = { search, answer in
        search.take(answer)
        if case .success([]) = answer { search.display.status = "0 songs for \(search.term)" }
      }
    },
    .musicSearch(
      "unknown-date-traps", breaks: "S5",
      origin: "The parts of a date are taken by their index, as every song seems to have them."
    ) {
      $0.take = { search, answer in
        search.take(answer)
        search.rewriteDates { date in
          let parts = date.split(separator: "-")
          return "\(parts[0])-\(parts[1])-\(parts[2])"
        }
      }
    },
    .musicSearch(
      "date-without-zeros", breaks: "MS15",
      origin: "The numbers of a date are put together as they are."
    ) {
      $0.take = { search, answer in
        search.take(answer)
        search.rewriteDates { $0.replacing("-0", with: "-") }
      }
    },
    .musicSearch(
      "unknown-date-empty", breaks: "MS15",
      origin: "An optional date is unwrapped with an empty text as its default."
    ) {
      $0.take = { search, answer in
        search.take(answer)
        search.rewriteDates { $0 == "–" ? "" : $0 }
      }
    },
    .musicSearch(
      "rows-appended", breaks: "MS9",
      origin: "Songs are appended to the list, as for one that is loaded page by page."
    ) {
      $0.take = { search, answer in
        let rows = search.display.rows
        search.take(answer)
        if case .success = answer { search.display.rows = rows + search.display.rows }
      }
    },
    .musicSearch(
      "songs-sorted", breaks: "MS9",
      origin: "A list is easier to read when it is sorted by the titles."
    ) {
      $0.take = { search, answer in
        search.take(answer)
        search.display.rows.sort { $0.song < $1.song }
      }
    },
    .musicSearch(
      "no-songs-keeps-rows", breaks: "MS10",
      origin: "The list is reloaded only if there is something to show in it."
    ) {
      $0.take = { search, answer in
        let rows = search.display.rows
        search.take(answer)
        if case .success = answer, search.display.rows.isEmpty { search.display.rows = rows }
      }
    },
  ]
}

extension PlainMusicSearch {
  /// Replaces the dates of all rows.
  fileprivate func rewriteDates(_ rewrite: (String) -> String) {
    display.rows = display.rows.map {
      MusicSearchDisplay.Row(
        song: $0.song, artist: $0.artist, album: $0.album, date: rewrite($0.date),
        picture: $0.picture)
    }
  }
}
