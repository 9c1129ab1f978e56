import AppModels
import AppScreens
import Parity

extension TriptychSpecimens {
  /// Music searches that take a withdrawn answer, or show songs or the wait for them wrongly.
  static let musicSearchAnswers: [Specimen] = [
    .musicSearch(
      "last-answer-wins", breaks: "MS8",
      origin: "The closure shows what it is given, whatever was asked since."
    ) {
      $0.receive = { search, answer, _, _ in search.take(answer) }
    },
    .musicSearch(
      "stale-failure-shown", breaks: "MS8",
      origin: "Only the branch for success checks whether the answer is still wanted."
    ) {
      $0.receive = { search, answer, _, stands in
        switch answer {
        case .success: if stands { search.take(answer) }
        case .failure: search.take(answer)
        }
      }
    },
    .musicSearch(
      "stale-judged-by-term", breaks: "MS8",
      origin: "An answer is taken if its term is the one in the field, whichever request it is to."
    ) {
      $0.receive = { search, answer, term, _ in
        if term == search.term { search.take(answer) }
      }
    },
    .musicSearch(
      "rows-cleared-while-searching", breaks: "MS7",
      origin: "The list is emptied before the search, so that old songs are not mistaken for new."
    ) {
      $0.ask = { search, term in
        search.ask(for: term)
        search.display.rows = []
      }
    },
    .musicSearch(
      "retry-while-searching", breaks: "MS7",
      origin: "The button is shown with a failure, and hidden only when songs arrive."
    ) {
      $0.ask = { search, term in
        let retry = search.display.retry
        search.ask(for: term)
        search.display.retry = retry
      }
    },
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
      "no-songs-while-searching", breaks: "MS16",
      origin: "An empty list means that nothing was found, even when nobody has answered yet."
    ) {
      $0.ask = { search, term in
        search.ask(for: term)
        if search.display.rows.isEmpty { search.display.status = "No songs for \(term)" }
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
      "stale-answer-ends-wait", breaks: "MS8",
      origin: "Loading is ended in a defer statement, before the answer is looked at."
    ) {
      $0.receive = { search, answer, _, stands in
        let count = search.display.rows.count
        if stands {
          search.take(answer)
        } else if search.request != nil {
          search.display.status = "\(count) songs for \(search.term)"
        }
      }
    },
    .musicSearch(
      "withdrawn-shown-as-failure", breaks: "MS8",
      origin: "A request that is withdrawn ends in an error, which is shown like any other."
    ) {
      $0.change = { search, term in
        let isWithdrawn = search.request != nil
        search.change(to: term)
        if isWithdrawn { search.display.show(.failure(.networking), for: term) }
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
