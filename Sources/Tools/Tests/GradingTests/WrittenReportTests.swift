import Testing

@testable import TriptychGrading

/// What a student reads of a grade, whole.
struct WrittenReportTests {
  @Test func `the text has a line for each item, and more where points are missing`() {
    #expect(
      ReportFormat.text.text(of: report(student: "kim", remarks: ["a link"])) == """
        kim: 1 of 3 points
          note: a link
          S1     1/1        pass
          한FF6  0/2        fail
              Equals.
              steps: none, on a new screen
              expected: 5
              shown: 6

        """)
  }

  @Test func `of a submission that was not judged the reasons are shown in place of its items`() {
    #expect(
      ReportFormat.text.text(of: report(.unbuilt, student: "kim", reasons: ["a", "b"])) == """
        kim: 1 of 3 points, unbuilt
          a
          b

        """)
  }

  @Test(arguments: [ReportFormat.junit, .gradescope])
  func `what a submission is refused for is said once, and not of each item`(format: ReportFormat) {
    let items = ["S1", "S2", "S3"].map { id in
      var item = RubricItem()
      (item.id, item.points) = (id, 1)
      return ItemResult(item, title: "T.", [RunOutcome(verdict: .refused)])
    }
    let text = format.text(
      of: GradeReport(
        student: nil, verdict: .refused, reasons: ["calls exit"], remarks: [],
        items: items))
    // JUnit has a text as content, and as output.
    #expect(text.ranges(of: "calls exit").count == (format == .junit ? 2 : 1))
    #expect(!text.contains("no details"))
  }

  @Test func `markdown has a table of all items, and the text`() {
    let text = ReportFormat.markdown.text(of: report())
    #expect(
      text.hasPrefix(
        """
        ## 1 of 3 points

        | item | rule | points | verdict |
        |---|---|--:|---|
        | S1 | At once. | 1/1 | pass |
        | 한FF6 | Equals. | 0/2 | fail |

        ```text
        """))
    #expect(text.contains(ReportFormat.text.text(of: report())))
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
        ItemResult(first, title: "At once.", [.pass]),
        ItemResult(
          second, title: "Equals.",
          [RunOutcome(verdict: .fail, feedback: feedback)]),
      ])
  }
}
