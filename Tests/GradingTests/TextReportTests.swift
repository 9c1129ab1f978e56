import Testing

@testable import Grading

/// What people read of a grade.
struct TextReportTests {
  @Test func `the text has a line for each item, and more where points are missing`() {
    #expect(
      ReportFormat.text.text(of: report(student: "kim", remarks: ["a link"])) == """
        kim: 1 of 3 points
          note: a link
          S1     1/1        pass
          한FF6  0/2        fail
              Equals.
              at first
              expected: 5
              shown: 6

        """)
    #expect(ReportFormat.text.text(of: report()).hasPrefix("1 of 3 points\n  S1 "))
  }

  @Test func `of a submission that was not judged the reasons are told in place of its items`() {
    #expect(
      ReportFormat.text.text(of: report(.unbuilt, student: "kim", reasons: ["a", "b"])) == """
        kim: 1 of 3 points, unbuilt
          a
          b

        """)
    #expect(
      ReportFormat.markdown.text(
        of: report(.refused, student: "k*m", reasons: ["a|b", "c"], remarks: ["d"])) == """
          ## k\\*m: 1 of 3 points

          **refused**

          - a\\|b
          - c

          Notes:

          - d

          """)
  }

  @Test func `markdown has a table of all items, and details of those that do not pass`() {
    #expect(
      ReportFormat.markdown.text(of: report()) == """
        ## 1 of 3 points

        | item | rule | points | verdict |
        |---|---|--:|---|
        | S1 | At once. | 1/1 | pass |
        | 한FF6 | Equals. | 0/2 | **fail** |

        ### 한FF6: fail

        Equals.

        - at first
        - expected: `5`
        - shown: `6`

        """)
  }

  @Test(arguments: [
    ("a&b", "a&amp;b"), ("<b>", "&lt;b&gt;"), ("@kim", "&#64;kim"), ("a\nb\rc", "a b c"),
    ("\\`*_[]()#|~!$", ##"\\\`\*\_\[\]\(\)\#\|\~\!\$"##), ("plain - é", "plain - é"),
  ])
  func `a text of a student's means nothing in markdown`(text: String, escaped: String) {
    #expect(text.markdownEscaped == escaped)
  }

  @Test(arguments: [
    (2.0, "2"), (2.5, "2.5"), (0, "0"), (-1, "-1"), (0.66, "0.66"), (10_000, "10000"),
  ])
  func `a number is written without a fraction if it has none`(number: Double, text: String) {
    #expect(number.plain == text)
  }

  @Test func `a text is told up to four hundred characters, on one line`() {
    let whole = String(repeating: "x", count: 400)
    #expect(whole.bounded == whole)
    #expect((whole + "y").bounded.contains("… 1 characters more …"))
    #expect("a\nb".bounded == #"a\nb"#)
  }

  @Test func `a title is the rule's statement, or what the kind asks for`() {
    func title(_ kind: RubricItem.Kind, _ id: String, _ rule: String? = nil) -> String {
      var item = RubricItem()
      (item.kind, item.id, item.rule) = (kind, id, rule)
      return item.title(among: [])
    }
    #expect(title(.rule, "S1") == "S1")
    #expect(title(.architecture, "own", "A13").hasPrefix("The presenter holds its view weakly"))
    #expect(title(.architecture, "A99") == "A99")
    #expect(title(.random, "r") == "Steps that nobody wrote show what the rules say.")
    #expect(title(.specimens, "s") == "Your own scenarios find wrong screens.")
  }

  private func report(
    _ verdict: GradeVerdict = .pass, student: String? = nil, reasons: [String] = [],
    remarks: [String] = []
  ) -> GradeReport {
    var first = RubricItem()
    (first.id, first.points) = ("S1", 1)
    var second = RubricItem()
    (second.id, second.points) = ("한FF6", 2)
    let feedback = Feedback(rule: "FF6", app: "four-function", expected: "5", shown: "6")
    return GradeReport(
      student: student, verdict: verdict, reasons: reasons, remarks: remarks,
      items: [
        ItemResult(first, title: "At once.", Outcomes(all: [.pass])),
        ItemResult(
          second, title: "Equals.",
          Outcomes(all: [Outcome(verdict: .fail, feedback: feedback)])),
      ])
  }
}
