import AppModels
import Testing

/// The terms of queries.
struct SearchTermTests {
  @Test
  func `a term is the query without the whitespace at both ends`() {
    for (query, text) in [
      ("IU", "IU"), (" IU", "IU"), ("IU\t", "IU"), ("\r\n IU \u{3000}", "IU"), (" a  b ", "a  b"),
      ("AC/DC+1&x", "AC/DC+1&x"), ("\u{A0}e\u{301} ", "e\u{301}"),
    ] {
      let term = SearchTerm(query: query)
      #expect(term.map { Array($0.text.unicodeScalars) } == Array(text.unicodeScalars))
    }
  }

  @Test
  func `a query of whitespace alone has no term`() {
    for query in ["", " ", "\t\n", "\r\n", "\u{A0}\u{2003}\u{3000}"] {
      #expect(SearchTerm(query: query) == nil)
    }
  }

  @Test
  func `terms are the same whatever whitespace was around them, and never for their case`() {
    #expect(SearchTerm(query: "IU ") == SearchTerm(query: " IU"))
    #expect(SearchTerm(query: "IU") != SearchTerm(query: "iu"))
    #expect(SearchTerm(query: "I U") != SearchTerm(query: "IU"))
  }
}
