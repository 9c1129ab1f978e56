import AppModels
import AppScreens
import Parity

extension TriptychSpecimens {
  /// Music searches that ask at the wrong time, for the wrong text, or not at all.
  static let musicSearchEdits: [Specimen] = [
    .musicSearch(
      "asks-at-first", breaks: "MS1",
      origin: "A list is loaded when its screen appears, and this one is no exception."
    ) {
      $0.start = { $0.steps.ask($0, "") }
    },
    .musicSearch(
      "blanks-as-plus", breaks: "MS2",
      origin: "The view encodes the text for the address of the only server that there is."
    ) {
      $0.ask = { search, term in
        search.ask(for: term.split(separator: " ").joined(separator: "+"))
        search.display.show(searchFor: term)
      }
    },
    .musicSearch(
      "waits-for-two-letters", breaks: "MS3",
      origin: "One letter finds too much, so it is not worth asking for."
    ) {
      $0.change = { $0.change(to: $1.count < 2 ? "" : $1) }
    },
    .musicSearch(
      "duplicates-removed-last", breaks: "MS3",
      origin: "Empty terms are filtered out of the stream before duplicates are removed."
    ) {
      $0.change = { search, term in
        if term.isEmpty || term != search.note { search.change(to: term) }
        if !term.isEmpty { search.note = term }
      }
    },
    .musicSearch(
      "busy-guard", breaks: "MS3",
      origin: "A guard against loading twice lets nothing begin while something loads."
    ) {
      $0.change = { search, term in
        if search.request == nil || term.isEmpty { search.change(to: term) }
      }
    },
    .musicSearch(
      "asks-on-every-edit", breaks: "MS4",
      origin: "Every keystroke starts a search, and the terms are not compared."
    ) {
      $0.edit = { search, query in
        search.display.query = query
        search.steps.change(search, SearchTerm(query: query)?.text ?? "")
      }
    },
    .musicSearch(
      "asks-for-nothing", breaks: "MS5",
      origin: "The text is handed to the service as it is, and an empty text is a text."
    ) {
      $0.change = { search, term in
        search.withdraw()
        search.term = term
        search.steps.ask(search, term)
      }
    },
    .musicSearch(
      "empty-term-ignored", breaks: "MS5",
      origin: "There is nothing to search for, so the method returns early."
    ) {
      $0.change = { if !$1.isEmpty { $0.change(to: $1) } }
    },
    .musicSearch(
      "withdraw-forgotten", breaks: "MS6",
      origin: "The answer to an old request is ignored anyway, so the request is only dropped."
    ) {
      $0.change = { search, term in
        search.request = nil
        search.change(to: term)
      }
    },
    .musicSearch(
      "withdraw-forgotten-when-cleared", breaks: "MS6",
      origin: "The request is withdrawn by the method that asks, and nothing is asked for."
    ) {
      $0.change = { search, term in
        if term.isEmpty { search.request = nil }
        search.change(to: term)
      }
    },
    .musicSearch(
      "field-trimmed", breaks: "MS4",
      origin: "The trimmed text is stored, and the field shows what is stored."
    ) {
      $0.edit = { $0.edit(query: SearchTerm(query: $1)?.text ?? "") }
    },
  ]
}
