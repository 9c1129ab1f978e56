import Testing

@testable import ReportPage

/// What varies from one conversation of a page to the next is apart from what does not.
struct WordingTests {
  @Test(arguments: [
    ("", [""], []),
    ("press(.digit(.five))", ["press(.digit(.", "))"], ["five"]),
    (#"text = "12+3""#, [#"text = ""#, #"""#], ["12+3"]),
    (#"a "b \"c" d"#, [#"a ""#, #"" d"#], [#"b \"c"#]),
    (#"a "b\\" 1"#, [#"a ""#, #"" "#, ""], [#"b\\"#, "1"]),
    (#"an "open text"#, [#"an "open text"#], []),
    ("view2.x1 3", ["view2.x1 ", ""], ["3"]),
    ("a.b", ["a.b"], []),
    ("(.a(.b))", ["(.a(.", "))"], ["b"]),
    ("[.a]", ["[.", "]"], ["a"]),
    ("(12)", ["(", ")"], ["12"]),
    (". a", [". a"], []),
    ("3.on", ["", ".on"], ["3"]),
  ])
  func `texts in quotes, numbers and plain cases are words, and names are none`(
    text: String, frame: [String], words: [String]
  ) {
    let wording = Wording(text)
    #expect(wording.frame == frame)
    #expect(wording.words == words)
  }

  @Test func `a text can be one word as a whole`() {
    #expect(Wording(word: "a 1").frame == ["", ""])
    #expect(Wording(word: "a 1").words == ["a 1"])
  }

  @Test(arguments: [
    ("a `b` c", "a <code>b</code> c"), ("`b`", "<code>b</code>"), ("a ` c", "a ` c"),
    ("`a` ` b", "`a` ` b"), ("*a* b", "<em>a</em> b"), ("`*a*`", "<code>*a*</code>"),
    ("a < `b & c`", "a &lt; <code>b &amp; c</code>"), ("", ""), ("2 * 3 * 4", "2 * 3 * 4"),
    ("*a* ` *b*", "<em>a</em> ` <em>b</em>"), ("**", "**"), ("*a", "*a"),
    ("x `` y", "x <code></code> y"),
  ])
  func `what is marked in a text is marked on the page`(text: String, html: String) {
    #expect(text.marked == html)
  }
}
