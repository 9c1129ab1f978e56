import TextLayout

/// A report as Exercism reads it: its test runners' interface, version 3.
struct ExercismReport: Encodable {
  struct Test: Encodable {
    let name: String
    let testCode: String
    let status: String
    let message: String?
    let taskID: Int?

    enum CodingKeys: String, CodingKey {
      case name, status, message
      case testCode = "test_code"
      case taskID = "task_id"
    }
  }

  let version = 3
  let status: String
  let message: String?
  let tests: [Test]

  init(_ report: GradeReport) {
    let isJudged = report.verdict == .pass
    status =
      isJudged ? (report.items.allSatisfy { $0.verdict == .pass } ? "pass" : "fail") : "error"
    message =
      isJudged
      ? nil
      : ([report.verdict.rawValue] + report.reasons.map(\.bounded)).joined(separator: "\n")
    tests =
      !isJudged
      ? []
      : report.items.map { item in
        Test(
          name: "\(item.id): \(item.title)",
          testCode: item.command,
          status: item.verdict == .pass ? "pass" : "fail",
          message: item.verdict == .pass
            ? nil : ([item.verdict.rawValue] + item.lines).joined(separator: "\n"),
          taskID: item.task)
      }
  }

  /// The report as JSON.
  var json: String { jsonLine }
}

extension ItemResult {
  /// The command that shows it again, as far as one is known.
  fileprivate var command: String {
    let words = feedback?.again ?? []
    return (words.isEmpty ? ["verify", "--rule", id] : words).map(\.shellQuoted)
      .joined(separator: " ")
  }
}
