import Foundation
import Testing
import TriptychTestSupport
import TriptychToolSupport

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

  @Test(arguments: ["", "exit 2"])
  func
    `Classroom 50 gets whole numbers, of what is hidden the points alone, and no score by a failure`(
      failure: String
    ) throws
  {
    let adapter = "Scaffold/Templates/Platforms/adapters/classroom50/autograder.py.template"
    let tools = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../..").standardizedFileURL.path
    let grade = "#!/bin/sh\n\(failure)\ncp \"${0%/*}/report.json\" \"${3#gradescope=}\"\n"
    try withFolder([
      "report.json": ReportFormat.gradescope.text(of: report), "grade": grade,
      "checkout/A.swift": "",
    ]) { folder in
      let manager = FileManager.default
      try manager.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(folder)/grade")
      try manager.createSymbolicLink(
        atPath: "\(folder)/checkout/result.json", withDestinationPath: "A.swift")
      let run = try Tool(
        "/usr/bin/env",
        [
          "COURSE_GRADER=\(folder)", "CLASSROOM=cs", "ASSIGNMENT=lab", "OWNER=kim",
          "SUBMISSION_TAG=submit/1", "COMMIT_URL=commit", "RELEASE_URL=release",
          "sh", "-c", "cd '\(folder)/checkout' && exec python3 '\(tools)/\(adapter)'",
        ]
      ).run(within: 60)
      #expect(run.succeeded == failure.isEmpty, "\(run.output)")
      let source = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/checkout/A.swift"))
      #expect(source.isEmpty, "a link is replaced, and not followed")
      guard failure.isEmpty else { return }
      func file(_ name: String) throws -> String {
        try String(contentsOfFile: "\(folder)/checkout/\(name)", encoding: .utf8)
      }
      let result = try object(file("result.json"))
      #expect(result["schema"] as? String == "classroom50/result/v1")
      #expect(
        ["classroom", "assignment", "assignment_type", "owner", "submission", "review"]
          .map { result[$0] as? String } == [
            "cs", "lab", "individual", "kim", "submit/1", "commit",
          ])
      let date = try #require(result["datetime"] as? String)
      #expect(date.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil)
      #expect([result["score"], result["max-score"]].map { $0 as? Int } == [250, 400])
      let tests = try #require(result["tests"] as? [[String: Any]])
      #expect(tests.map { $0["test-name"] as? String } == ["FF6: =", "hidden tests"])
      #expect(tests.map { $0["passed"] as? Bool } == [false, true])
      #expect(tests.map { $0["score"] as? Int } == [150, 100])
      #expect(tests.map { $0["max-score"] as? Int } == [300, 100])
      let body = try file("release-body.md")
      #expect(body.hasPrefix("2.5 of 4 points\n"))
      let text = body.split(separator: "\n").dropFirst()
      #expect(text.count > 3 && text.allSatisfy { $0.hasPrefix("    ") }, "\(body)")
    }
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}
