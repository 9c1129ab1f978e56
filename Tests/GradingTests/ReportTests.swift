import Foundation
import Testing

@testable import Grading

struct ReportTests {
  private let evil = "\u{1B}[31m::error::]]></failure><script>|`x`\n::warning::%0A\"&"

  private var report: GradeReport {
    var first = RubricItem()
    (first.id, first.points, first.isPartial) = ("FF6", 3, true)
    var second = RubricItem()
    (second.id, second.points, second.task) = ("S1", 1, 2)
    let feedback = Feedback(
      rule: "FF6", app: "four-function", expected: "text \"5\"", shown: evil, hint: evil)
    let outcomes = Outcomes(all: [.pass, Outcome(verdict: .fail, feedback: feedback)])
    return GradeReport(
      student: evil, verdict: .pass, reasons: [], remarks: [evil],
      items: [
        ItemResult(first, title: "=", outcomes),
        ItemResult(second, title: "At once.", Outcomes(all: [.pass])),
      ])
  }

  @Test func `partial points are given by runs, where the rubric says so`() {
    #expect(report.items.map(\.score) == [1.5, 1])
    #expect(report.score == 2.5)
    #expect(!report.isWhole)
  }

  @Test(arguments: ReportFormat.allCases)
  func `a format lets nothing through that a terminal would obey`(format: ReportFormat) {
    let text = format.text(of: report)
    #expect(!text.unicodeScalars.contains("\u{1B}"))
    #expect(text.contains("FF6"))
  }

  @Test func `Gradescope is told of each item whether it passes, and why it does not`() throws {
    let text = ReportFormat.gradescope.text(of: report)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let tests = try #require(document["tests"] as? [[String: Any]])
    #expect(tests.map { $0["status"] as? String } == ["failed", "passed"])
    #expect(tests.map { $0["number"] as? String } == ["1", "2"])
    #expect(tests.map { ($0["output"] as? String)?.isEmpty } == [false, true])
    #expect(tests.map { $0["name"] as? String } == ["FF6: =", "S1: At once."])
  }

  @Test func `markdown has no markup of a student's`() {
    let text = ReportFormat.markdown.text(of: report)
    let outside = text.replacing(/- (?:shown|expected): (`+) .* \1/, with: "")
    #expect(!outside.contains("<script"))
    #expect(text.contains("| FF6 | = | 1.5/3 | **fail** |"))
    #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::") })
  }

  @Test(arguments: [
    ("text \"5\"", "`text \"5\"`"), ("a`b", "`` a`b ``"), ("``", "``` `` ```"), ("`x", "`` `x ``"),
    ("`a``b", "``` `a``b ```"), ("", "`  `"), (" a", "`  a `"),
  ])
  func `code is between more backticks than it has in a row`(text: String, span: String) {
    #expect(text.codeSpan == span)
  }

  @Test func `details that are too long for a comment are left out, and counted`() {
    let feedback = Feedback(
      rule: "", app: "", expected: "", shown: String(repeating: "x", count: 390))
    let items = (0..<200).map { index in
      var item = RubricItem()
      (item.id, item.points) = ("I\(index)", 1)
      let outcomes = Outcomes(all: [Outcome(verdict: .fail, feedback: feedback)])
      return ItemResult(item, title: "A rule.", outcomes)
    }
    let report = GradeReport(
      student: nil, verdict: .pass, reasons: [], remarks: [], items: items)
    let text = ReportFormat.markdown.text(of: report)
    #expect(text.utf8.count < 65_536)
    #expect(text.contains("| I199 | A rule. |"))
    #expect(text.contains(/\d+ more items do not pass/))
  }

  @Test func `annotations are one line each, the score last`() {
    let lines = ReportFormat.github.text(of: report).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("::error title=FF6%3A fail::=%0A"))
    #expect(lines[1] == "::notice title=grade::2.5 of 4 points")
  }

  @Test func `JUnit keeps a student's text inside its element`() {
    let text = ReportFormat.junit.text(of: report)
    #expect(text.components(separatedBy: "<testcase ").count == 3)
    #expect(text.components(separatedBy: "</failure>").count == 2)
    #expect(!text.contains("]]>"))
    #expect(text.contains("tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"0\""))
  }

  @Test(arguments: [ReportFormat.gradescope, .classroom50, .exercism])
  func `platforms get one object of JSON`(format: ReportFormat) throws {
    let data = Data(format.text(of: report).utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect((object["tests"] as? [Any])?.count == 2)
  }

  @Test func `the lines of JSON hold all that is known`() throws {
    let lines = ReportFormat.jsonLines.text(of: report).split(separator: "\n")
    let events = try lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(
      events.compactMap { $0["event"] as? String } == ["submission", "item", "item", "score"])
    #expect(events[0]["student"] as? String == evil)
  }

  @Test func `the shortest run that is red tells, the grader's own before all`() {
    let short = Outcome(verdict: .crash)
    let feedback = Feedback(rule: "", app: "", expected: "", shown: "")
    let other = Outcome(verdict: .fail, feedback: feedback)
    #expect(Outcomes(all: [.pass, short, other]).verdict == .crash)
    #expect(Outcomes(all: [short, Outcome(verdict: .graderError)]).verdict == .graderError)
    #expect(Outcomes(all: [Outcome(verdict: .notRun), other]).verdict == .fail)
    #expect(Outcomes().verdict == .notRun)
    #expect(Outcomes.notRun("late").verdict == .notRun)
  }

  @Test func `a seed is the same for the same texts, and another for others`() {
    #expect(Seed("a", "b").number == Seed("a", "b").number)
    #expect(Seed("a", "b").number != Seed("ab", "").number)
    #expect(Seed("a", "b").number != Seed("a", "c").number)
  }
}
