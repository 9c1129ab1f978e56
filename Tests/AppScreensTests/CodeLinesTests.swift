import Testing
import TextLayout

/// Code in a narrow column, such as that of a message in a trace.
struct CodeLinesTests {
  @Test(arguments: [
    ("short", 9, ["short"]), ("", 9, [""]),
    ("view.text = calculator.total", 16, ["view.text =", " calculator", " .total"]),
    ("press(key, now)", 8, ["press(", " key,", " now)"]),
    ("1.25 2.5", 5, ["1.25", " 2.5"]),
  ])
  func `code breaks after a parenthesis or a space, and before a member's dot`(
    code: String, width: Int, lines: [String]
  ) {
    #expect(code.codeLines(of: width) == lines)
  }

  @Test(arguments: [
    ("calculatorDidPress", 12, ["calculator", " DidPress"]), ("abcdEf", 5, ["abcd", " Ef"]),
    ("abcdefghij", 5, ["abcd", " efgh", " ij"]), ("한글한글", 5, ["한글", " 한글"]),
  ])
  func `a long name breaks between its words, else anywhere, and nothing of it is lost`(
    code: String, width: Int, lines: [String]
  ) {
    #expect(code.codeLines(of: width) == lines)
  }
}
