import AppModels
import AppScreens
import Parity

extension TriptychSpecimens {
  /// Music searches that show a failure wrongly, or retry at the wrong time.
  static let musicSearchFailures: [Specimen] = [
    .musicSearch(
      "rows-cleared-on-failure", breaks: "MS11",
      origin: "A failure is treated as an answer without songs."
    ) {
      $0.take = { search, answer in
        search.take(answer)
        if case .failure = answer { search.display.rows = [] }
      }
    },
    .musicSearch(
      "retry-asks-for-field", breaks: "MS12",
      origin: "The text is taken from the field, as it is typed there now."
    ) {
      $0.retry = { if $0.display.retry { $0.steps.ask($0, $0.display.query) } }
    },
    .musicSearch(
      "retry-unguarded", breaks: "MS13",
      origin: "The button is hidden, so its action is assumed never to be called."
    ) {
      $0.retry = { search in
        search.withdraw()
        if !search.term.isEmpty { search.steps.ask(search, search.term) }
      }
    },
    .musicSearch(
      "rejected-retry-clears-rows", breaks: "S6",
      origin: "The list is emptied for the retry before it is known that there is nothing to retry."
    ) {
      $0.retry = { search in
        if !search.display.retry { search.display.rows = [] }
        search.retry()
      }
    },
    .musicSearch(
      "any-edit-ends-failure", breaks: "MS14",
      origin: "A message is removed as soon as somebody types."
    ) {
      $0.edit = { search, query in
        if search.display.retry {
          search.display.status = "Search for music"
          search.display.retry = false
        }
        search.edit(query: query)
      }
    },
    .musicSearch(
      "failure-leaves-waiting", breaks: "MS11",
      origin: "The branch for failures writes to the log and returns, and loading never ends."
    ) {
      $0.take = { search, answer in
        switch answer {
        case .success: search.take(answer)
        case .failure: search.request = nil
        }
      }
    },
    .musicSearch(
      "retry-twice-asks-twice", breaks: "MS12",
      origin: "The failure is forgotten when an answer comes, and until then it can be retried."
    ) {
      $0.take = { search, answer in
        search.take(answer)
        search.note = search.display.retry ? search.term : ""
      }
      $0.retry = { if !$0.term.isEmpty, $0.note == $0.term { $0.steps.ask($0, $0.term) } }
    },
    .musicSearch(
      "one-message-for-all", breaks: "MS11",
      origin: "There is one alert for all failures, as most have to do with the connection."
    ) {
      $0.take = { search, answer in
        search.take(answer.mapError { _ in .networking })
      }
    },
    .musicSearch(
      "failure-outlives-answer", breaks: "MS14",
      origin: "The failure is a property of its own, which an answer does not reset."
    ) {
      $0.take = { search, answer in
        search.take(answer)
        if search.display.retry { search.note = "failed" }
        search.display.retry = !search.note.isEmpty
      }
    },
  ]
}
