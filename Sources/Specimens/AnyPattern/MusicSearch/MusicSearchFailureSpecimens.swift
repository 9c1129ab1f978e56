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
  ]
}
