import Foundation
import Testing

@testable import Grading

/// What platforms are told, member by member.
struct PlatformReportTests {
  @Test func `Gradescope gets scores, visibilities and what was said of the whole`() throws {
    let object = try object(.gradescope, report())
    #expect(object["score"] as? Double == 2.25)
    #expect(object["output"] as? String == "note: a link")
    #expect(object["visibility"] as? String == "visible")
    #expect(object["stdout_visibility"] as? String == "hidden")
    let tests = try tests(in: object)
    #expect(tests.map { $0["score"] as? Double } == [1, 1.25, 0])
    #expect(tests.map { $0["max_score"] as? Double } == [1, 2.5, 2])
    #expect(tests.map { $0["number"] as? String } == ["1", "7", "3"])
    #expect(tests.map { $0["visibility"] as? String } == ["visible", "visible", "after_due_date"])
    #expect(tests.map { $0["tags"] as? [String] } == [["rule"], ["rule"], ["random"]])
    #expect((tests[1]["output"] as? String)?.hasPrefix("fail\n1 of 2 runs pass\n") == true)
    let closed = try self.object(.gradescope, report(.refused, reasons: ["it needs exit"]))
    #expect(closed["output"] as? String == "refused\nit needs exit\nnote: a link")
  }

  @Test func `Classroom gets whole points, rounded down`() throws {
    let object = try object(.classroom50, report())
    #expect((object["score"] as? Int, object["max-score"] as? Int) == (2, 5))
    let tests = try tests(in: object)
    #expect(tests.map { $0["score"] as? Int } == [1, 1, 0])
    #expect(tests.map { $0["max-score"] as? Int } == [1, 2, 2])
    #expect(tests.map { $0["passed"] as? Bool } == [true, false, false])
    #expect(tests.map { ($0["output"] as? String)?.isEmpty } == [true, false, false])
    let closed = try self.object(.classroom50, report(.refused, reasons: ["it needs exit"]))
    let output = try self.tests(in: closed)[2]["output"] as? String
    #expect(output?.hasPrefix("not-run\nit needs exit\n") == true)
  }

  @Test func `Exercism is told that all pass, that some do not, or why nothing was judged`() throws
  {
    let failing = try object(.exercism, report())
    #expect(failing["status"] as? String == "fail")
    #expect(failing["message"] == nil)
    let tests = try tests(in: failing)
    #expect(tests.map { $0["status"] as? String } == ["pass", "fail", "fail"])
    #expect(tests.map { $0["task_id"] as? Int } == [nil, 7, nil])
    #expect(
      tests.map { $0["test_code"] as? String } == [
        "verify --rule S1", "verify --rule FF6", "verify --rule random",
      ])
    #expect(tests[0]["message"] == nil)
    #expect((tests[1]["message"] as? String)?.hasPrefix("fail\n") == true)
    let passing = try object(.exercism, report(items: 1))
    #expect(passing["status"] as? String == "pass")
    let closed = try object(.exercism, report(.unbuilt, reasons: ["a", "b"]))
    #expect(closed["status"] as? String == "error")
    #expect(closed["message"] as? String == "unbuilt\na\nb")
    #expect((closed["tests"] as? [Any])?.isEmpty == true)
  }

  @Test func `a pull request gets nine notes at most, and then the score`() {
    let item = failing("FF6", 1)
    let many = GradeReport(
      student: nil, verdict: .pass, reasons: [], remarks: [],
      items: Array(repeating: item, count: 12))
    let lines = ReportFormat.github.text(of: many).split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines.last == "::notice title=grade::0 of 12 points")
    let closed = ReportFormat.github.text(of: report(.refused, reasons: ["a: b, 5%\r"]))
    #expect(
      closed
        == "::error title=refused::a: b, 5%25\\u{D}\n::notice title=grade::2.25 of 5.5 points\n")
  }

  @Test(arguments: [
    (GradeVerdict.notRun, "skipped"), (.graderError, "error"), (.refused, "error"),
    (.unbuilt, "error"), (.fail, "failure"), (.crash, "failure"), (.timeout, "failure"),
    (.memory, "failure"), (.earlyExit, "failure"), (.flooded, "failure"), (.unstable, "failure"),
    (.notWritten, "failure"),
  ])
  func `JUnit tells failures from errors and from what was skipped`(
    verdict: GradeVerdict, element: String
  ) {
    var item = RubricItem()
    (item.id, item.points) = ("S1", 1)
    let results = [
      ItemResult(item, title: "<At> once.", verdict), ItemResult(item, title: "", .pass),
    ]
    let text = ReportFormat.junit.text(
      of: GradeReport(student: nil, verdict: .pass, reasons: ["x\ny"], remarks: [], items: results))
    let counts = ["failure", "error", "skipped"].map { $0 == element ? 1 : 0 }
    let (failures, errors, skipped) = (counts[0], counts[1], counts[2])
    #expect(
      text.contains(
        "tests=\"2\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""))
    #expect(text.contains("<\(element) message=\"\(verdict.rawValue), 0/1 points"))
    #expect(text.contains("name=\"S1: &lt;At&gt; once.\">"))
    #expect(text.contains("<testcase classname=\"triptych.rule\" name=\"S1: \"/>"))
    #expect(text.contains("points&#10;x\\ny&#10;no more is told of this item"))
  }

  private func report(
    _ verdict: GradeVerdict = .pass, reasons: [String] = [], items: Int = 3
  ) -> GradeReport {
    var first = RubricItem()
    (first.id, first.points) = ("S1", 1)
    var last = RubricItem()
    (last.id, last.points, last.kind, last.visibility) = ("random", 2, .random, .afterDueDate)
    let all = [
      ItemResult(first, title: "At once.", Outcomes(all: [.pass])), failing("FF6", 2.5, task: 7),
      ItemResult(last, title: "Steps.", .notRun("it needs S1")),
    ]
    return GradeReport(
      student: "kim", verdict: verdict, reasons: reasons, remarks: ["a link"],
      items: Array(all.prefix(items)))
  }

  private func failing(_ id: String, _ points: Double, task: Int? = nil) -> ItemResult {
    var item = RubricItem()
    (item.id, item.points, item.task, item.isPartial) = (id, points, task, points == 2.5)
    let feedback = Feedback(rule: id, app: "four-function", expected: "5", shown: "6")
    let failed = Outcome(verdict: .fail, feedback: feedback)
    return ItemResult(item, title: "=", Outcomes(all: [failed, .pass]))
  }

  private func object(_ format: ReportFormat, _ report: GradeReport) throws -> [String: Any] {
    let data = Data(format.text(of: report).utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func tests(in object: [String: Any]) throws -> [[String: Any]] {
    try #require(object["tests"] as? [[String: Any]])
  }
}
