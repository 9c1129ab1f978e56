import AppModels
import AppScreens
import Parity

extension TriptychSpecimens {
  /// Music searches that take an answer to a withdrawn request, or show wrongly that they wait.
  static let musicSearchWaits: [Specimen] = [
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
      "no-songs-while-searching", breaks: "MS16",
      origin: "An empty list means that nothing was found, even when nobody has answered yet."
    ) {
      $0.ask = { search, term in
        search.ask(for: term)
        if search.display.rows.isEmpty { search.display.status = "No songs for \(term)" }
      }
    },
  ]
}
