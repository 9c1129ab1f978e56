import Testing

@testable import TerminalHead

@Suite struct FieldTests {
  @Test(arguments: [
    ("", "     "), ("abc", "abc  "), ("abcde", "abcde"), ("abcdef", "…cdef"),
    ("좋은날", "…은날"), ("a좋은날", "…은날"),
  ])
  func `The end of a text fits its columns`(text: String, shown: String) {
    #expect(text.end(fittedTo: 5) == shown)
  }

  @Test func `Nothing that a terminal obeys is shown`() {
    #expect("a\u{1B}[31m\u{9B}é".printable == "a\u{FFFD}[31m\u{FFFD}é")
  }
}
