import TriptychTerminal

/// A report as lines of JSON: the submission, its items, and the score.
struct JSONLinesReport {
  /// The version of the form, in the first line.
  static let schema = "triptych/grade/1"

  let text: String

  private struct Submission: Encodable {
    let event = "submission"
    let schema = JSONLinesReport.schema
    let student: String?
    let verdict: GradeVerdict
    let reasons: [String]
    let remarks: [String]
  }

  private struct Item: Encodable {
    let event = "item"
    let item: ItemResult
  }

  private struct Score: Encodable {
    let event = "score"
    let score: Double
    let points: Double
  }

  init(_ report: GradeReport) {
    let first = Submission(
      student: report.student, verdict: report.verdict, reasons: report.reasons,
      remarks: report.remarks)
    let last = Score(score: report.score, points: report.points)
    text = first.jsonLine + report.items.map { Item(item: $0).jsonLine }.joined() + last.jsonLine
  }
}

extension Encodable {
  /// The value as one line of JSON, with members such as `max_score` in the order of their names, and
  /// nothing that a terminal would obey.
  var jsonLine: String {
    do {
      return try String(json: self, isSnakeCase: true) + "\n"
    } catch {
      preconditionFailure("a report never has an infinite number: \(error)")
    }
  }
}
