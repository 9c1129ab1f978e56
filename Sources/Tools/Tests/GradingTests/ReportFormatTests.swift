import Foundation
import Testing

@testable import TriptychGrading

/// A report in the forms for platforms, with what a student may have written to break them.
struct ReportFormatTests {
  private let evil = "\u{1B}[31m::error::]]></failure><script>|`x`\n::warning::%0A\"&"

  private var report: GradeReport {
    var first = RubricItem()
    (first.id, first.points, first.isPartial) = ("FF6", 3, true)
    var second = RubricItem()
    (second.id, second.points, second.visibility) = ("S1", 1, .afterDueDate)
    let feedback = Feedback(
      rule: "FF6", app: "four-function", expected: "text \"5\"", shown: evil, hint: evil)
    let outcomes: [RunOutcome] = [.pass, RunOutcome(verdict: .fail, feedback: feedback)]
    return GradeReport(
      student: evil, verdict: .pass, reasons: [], remarks: [evil],
      items: [
        ItemResult(first, title: "=", outcomes),
        ItemResult(second, title: "At once.", [.pass]),
      ])
  }

  @Test(arguments: ReportFormat.allCases)
  func `a format lets nothing through that a terminal would obey`(format: ReportFormat) {
    let text = format.text(of: report)
    #expect(!text.unicodeScalars.contains("\u{1B}"))
    #expect(text.contains("FF6"))
  }

  @Test func `Gradescope gets of each item its points, whether it passes, and why not`() throws {
    let document = try object(ReportFormat.gradescope.text(of: report))
    #expect(document["score"] as? Double == 2.5)
    let tests = try #require(document["tests"] as? [[String: Any]])
    #expect(tests.map { $0["name"] as? String } == ["FF6: =", "S1: At once."])
    #expect(tests.map { $0["status"] as? String } == ["failed", "passed"])
    #expect(tests.map { $0["score"] as? Double } == [1.5, 1])
    #expect(tests.map { $0["max_score"] as? Double } == [3, 1])
    #expect(tests.map { $0["visibility"] as? String } == ["visible", "after_due_date"])
    #expect(tests.map { ($0["output"] as? String)?.isEmpty } == [false, true])
  }

  @Test func `the lines of JSON hold all that is known`() throws {
    let events = try ReportFormat.jsonLines.text(of: report).split(separator: "\n")
      .map { try object(String($0)) }
    #expect(
      events.compactMap { $0["event"] as? String } == ["submission", "item", "item", "score"])
    #expect(events[0]["student"] as? String == evil)
    #expect(events[3]["score"] as? Double == 2.5)
  }

  @Test func `JUnit keeps a student's text inside its element`() {
    let text = ReportFormat.junit.text(of: report)
    #expect(text.components(separatedBy: "<testcase ").count == 3)
    #expect(text.components(separatedBy: "</failure>").count == 2)
    #expect(!text.contains("]]>"))
    #expect(text.contains("tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"0\""))
  }

  @Test(arguments: [
    (GradeVerdict.notRun, "skipped"), (.graderError, "error"), (.refused, "error"),
    (.fail, "failure"), (.crash, "failure"), (.notWritten, "failure"),
  ])
  func `JUnit tells failures from errors and from what was skipped`(
    verdict: GradeVerdict, element: String
  ) {
    var item = RubricItem()
    (item.id, item.points) = ("S1", 1)
    let results = [ItemResult(item, title: "<At> once.", [RunOutcome(verdict: verdict)])]
    let text = ReportFormat.junit.text(
      of: GradeReport(student: nil, verdict: .pass, reasons: [], remarks: [], items: results))
    #expect(text.contains("<\(element) message="))
    #expect(text.contains("name=\"S1: &lt;At&gt; once.\""))
  }

  @Test func `markdown has what a student wrote in a block that it cannot end`() {
    let text = ReportFormat.markdown.text(of: report)
    let parts = text.components(separatedBy: "\n```")
    #expect(parts.count == 3)
    #expect(!parts[0].contains("script") && parts[1].contains("<script>"))
    #expect(parts[0].contains("| FF6 | = | 1.5/3 | fail |"))
    #expect(parts[2] == "\n")
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}
