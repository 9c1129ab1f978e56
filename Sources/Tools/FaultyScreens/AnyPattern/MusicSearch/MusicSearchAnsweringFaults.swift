import AppModels
import AppScreens
import Dispatch
import Foundation
import TriptychParity

extension FaultyScreens {
  /// Music searches that show the songs that they are answered wrongly.
  static let musicSearchAnswers: [FaultyScreen] = [
    .musicSearch("one-songs", breaks: "MS9").taken { search, _ in
      if search.display.status.hasPrefix("1 ") {
        search.display.status = "1 songs for \(search.term)"
      }
    }.origin("The word is put behind the number, whatever the number."),
    .musicSearch("zero-songs", breaks: "MS10").taken { search, _ in
      if search.display.status.hasPrefix("No ") {
        search.display.status = "0 songs for \(search.term)"
      }
    }.origin("The words for one song are handled on their own, but those for none are not."),
    .musicSearch("unknown-date-traps", breaks: "S5").taken { search, _ in
      search.rewriteDates { date in
        let parts = date.split(separator: "-")
        return "\(parts[0])-\(parts[1])-\(parts[2])"
      }
    }.origin("The parts of a date are taken by their index, as every song seems to have them."),
    .musicSearch("shown-by-main", breaks: "S5").taken { _, _ in
      DispatchQueue.main.sync {}
    }.origin("A response comes on some thread, it is thought, and must wait for the main queue."),
    .musicSearch("date-without-zeros", breaks: "MS15").taken { search, _ in
      search.rewriteDates { $0.replacing("-0", with: "-") }
    }.origin("The numbers of a date are put together as they are."),
    .musicSearch("date-in-week-year", breaks: "MS15").taken { search, _ in
      search.rewriteDates(Self.dateInWeekYear)
    }.origin("`YYYY` in a date's format is the year of its week, which differs in its last days."),
    .musicSearch("picture-of-the-row-before", breaks: "MS9").taken { search, before in
      for (index, old) in zip(search.display.rows.indices, before.rows) {
        search.display.rows[index] = search.display.rows[index].with(picture: old.picture)
      }
    }.origin("A cell that is used again loads no picture, as it has one."),
    .musicSearch("unknown-date-empty", breaks: "MS15").taken { search, _ in
      search.rewriteDates { $0 == "–" ? "" : $0 }
    }.origin("An optional date is unwrapped with an empty text as its default."),
    .musicSearch("rows-appended", breaks: "MS9").taken { search, before in
      if !search.display.retry { search.display.rows = before.rows + search.display.rows }
    }.origin("Songs are appended to the list, as for one that is loaded page by page."),
    .musicSearch("songs-sorted", breaks: "MS9").taken { search, _ in
      search.display.rows.sort { $0.song < $1.song }
    }.origin("A list is easier to read when it is sorted by the titles."),
    .musicSearch("no-songs-keeps-rows", breaks: "MS10").taken { search, before in
      if search.display.rows.isEmpty { search.display.rows = before.rows }
    }.origin("The list is reloaded only if there is something to show in it."),
  ]

  private static func dateInWeekYear(_ date: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "yyyy-MM-dd"
    guard let day = formatter.date(from: date) else { return date }
    formatter.dateFormat = "YYYY-MM-dd"
    return formatter.string(from: day)
  }

  /// Music searches that show a failure wrongly, or retry at the wrong time.
  static let musicSearchFailures: [FaultyScreen] = [
    .musicSearch("rows-cleared-on-failure", breaks: "MS11").taken { search, _ in
      if search.display.retry { search.display.rows = [] }
    }.origin("A failure is treated as an answer without songs."),
    .musicSearch("retry-asks-for-field", breaks: "MS12").retry {
      if $0.display.retry { $0.startSearch(for: $0.display.query) }
    }.origin("The text is taken from the field, as it is typed there now."),
    .musicSearch("retry-unguarded", breaks: "MS13").retry { search in
      search.cancel()
      if !search.term.isEmpty { search.startSearch(for: search.term) }
    }.origin("The button is hidden, so its action is assumed never to be called."),
    .musicSearch("rejected-retry-clears-rows", breaks: "S6").retry { search in
      if !search.display.retry { search.display.rows = [] }
      search.retry()
    }.origin(
      "The list is emptied for the retry before it is known that there is nothing to retry."),
    .musicSearch("any-edit-ends-failure", breaks: "MS14").edit { search, query in
      if search.display.retry {
        search.display.status = "Search for music"
        search.display.retry = false
      }
      search.edit(query: query)
    }.origin("A message is removed as soon as somebody types."),
    .musicSearch("failure-leaves-waiting", breaks: "MS11").take { search, answer in
      switch answer {
      case .success: search.take(answer)
      case .failure: search.request = nil
      }
    }.origin("The branch for failures writes to the log and returns, and loading never ends."),
    .musicSearch("retry-twice-asks-twice", breaks: "MS12").replacing { steps in
      steps.retry = { if !$0.term.isEmpty, $0.note == $0.term { $0.startSearch(for: $0.term) } }
      steps.taken = { search, _ in search.note = search.display.retry ? search.term : "" }
    }.origin("The failure is forgotten when an answer comes, and until then it can be retried."),
    .musicSearch("one-message-for-all", breaks: "MS11").take { search, answer in
      search.take(answer.mapError { _ in .networking })
    }.origin("There is one alert for all failures, as most have to do with the connection."),
    .musicSearch("failure-outlives-answer", breaks: "MS14").taken { search, _ in
      if search.display.retry { search.note = "failed" }
      search.display.retry = !search.note.isEmpty
    }.origin("The failure is a property of its own, which an answer does not reset."),
  ]
}

extension PlainMusicSearch {
  /// Replaces the dates of all rows.
  fileprivate func rewriteDates(_ rewrite: (String) -> String) {
    display.rows = display.rows.map { $0.with(date: rewrite($0.date)) }
  }
}

extension MusicSearchRow {
  fileprivate func with(date: String? = nil, picture: String? = nil) -> MusicSearchRow {
    MusicSearchRow(
      song: song, artist: artist, album: album, date: date ?? self.date,
      picture: picture ?? self.picture)
  }
}
