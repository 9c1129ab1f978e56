import AppModels
import AppScreens
import TriptychParity

extension FaultyScreens {
  /// Music searches that ask at the wrong time, for the wrong text, or not at all.
  static let musicSearchEdits: [FaultyScreen] = [
    .musicSearch("asks-at-first", breaks: "MS1").start { $0.startSearch(for: "") }
      .origin("A list is loaded when its screen appears, and this one is no exception."),
    .musicSearch("blanks-as-plus", breaks: "MS2").ask { search, term in
      search.ask(for: term.split(separator: " ").joined(separator: "+"))
      search.display.show(searchFor: term)
    }.origin("The view encodes the text for the address of the only server that there is."),
    .musicSearch("waits-for-two-letters", breaks: "MS3").change {
      $0.change(to: $1.count < 2 ? "" : $1)
    }.origin("One letter finds too much, so it is not worth asking for."),
    .musicSearch("duplicates-removed-last", breaks: "MS3").change { search, term in
      if term.isEmpty || term != search.note { search.change(to: term) }
      if !term.isEmpty { search.note = term }
    }.origin("Empty terms are filtered out of the stream before duplicates are removed."),
    .musicSearch("busy-guard", breaks: "MS3").change { search, term in
      if search.request == nil || term.isEmpty { search.change(to: term) }
    }.origin("A guard against loading twice lets nothing begin while something loads."),
    .musicSearch("asks-twice", breaks: "MS3").ask { search, term in
      search.ask(for: term)
      search.ask(for: term)
    }.origin("Two events of the field, changed and ended, both start the search."),
    .musicSearch("asks-on-every-edit", breaks: "MS4").edit { search, query in
      search.display.query = query
      search.steps.change(search, SearchTerm(query: query)?.text ?? "")
    }.origin("Every keystroke starts a search, and the terms are not compared."),
    .musicSearch("asks-for-nothing", breaks: "MS5").change { search, term in
      search.cancel()
      search.term = term
      search.startSearch(for: term)
    }.origin("The text is handed to the service as it is, and an empty text is a text."),
    .musicSearch("empty-term-ignored", breaks: "MS5").change {
      if !$1.isEmpty { $0.change(to: $1) }
    }.origin("There is nothing to search for, so the method returns early."),
    .musicSearch("cancel-forgotten", breaks: "MS6").change { search, term in
      search.request = nil
      search.change(to: term)
    }.origin("The answer to an old request is ignored anyway, so the request is only dropped."),
    .musicSearch("cancel-forgotten-when-cleared", breaks: "MS6").change { search, term in
      if term.isEmpty { search.request = nil }
      search.change(to: term)
    }.origin("The request is cancelled by the method that asks, and nothing is asked for."),
    .musicSearch("field-trimmed", breaks: "MS4").edit {
      $0.edit(query: SearchTerm(query: $1)?.text ?? "")
    }.origin("The trimmed text is stored, and the field shows what is stored."),
  ]

  /// Music searches that take an answer to a cancelled request, or show wrongly that they wait.
  static let musicSearchWaits: [FaultyScreen] = [
    .musicSearch("last-answer-wins", breaks: "MS8").receive { search, answer, _, _ in
      search.take(answer)
    }.origin("The closure shows what it is given, whatever was asked since."),
    .musicSearch("stale-failure-shown", breaks: "MS8").receive { search, answer, _, stands in
      switch answer {
      case .success: if stands { search.take(answer) }
      case .failure: search.take(answer)
      }
    }.origin("Only the branch for success checks whether the answer is still wanted."),
    .musicSearch("stale-judged-by-term", breaks: "MS8").receive { search, answer, term, _ in
      if term == search.term { search.take(answer) }
    }.origin("An answer is taken if its term is the one in the field, whichever request it is to."),
    .musicSearch("stale-answer-ends-wait", breaks: "MS8").receive { search, answer, _, stands in
      let count = search.display.rows.count
      if stands {
        search.take(answer)
      } else if search.request != nil {
        search.display.status = "\(count) songs for \(search.term)"
      }
    }.origin("Loading is ended in a defer statement, before the answer is looked at."),
    .musicSearch("cancelled-shown-as-failure", breaks: "MS8").change { search, term in
      let isCancelled = search.request != nil
      search.change(to: term)
      if isCancelled { search.display.show(.failure(.networking), for: term) }
    }.origin("A request that is cancelled ends in an error, which is shown like any other."),
    .musicSearch("rows-cleared-while-searching", breaks: "MS7").asked { search, _ in
      search.display.rows = []
    }.origin("The list is emptied before the search, so that old songs are not mistaken for new."),
    .musicSearch("retry-while-searching", breaks: "MS7").asked { search, before in
      search.display.retry = before.retry
    }.origin("The button is shown with a failure, and hidden only when songs arrive."),
    .musicSearch("no-songs-while-searching", breaks: "MS16").asked { search, _ in
      if search.display.rows.isEmpty {
        search.display.status = "No songs for \(search.term)"
      }
    }.origin("An empty list means that nothing was found, even when nobody has answered yet."),
  ]
}
