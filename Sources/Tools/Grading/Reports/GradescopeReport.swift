/// A report as Gradescope reads it.
///
/// Source: Gradescope Autograder Documentation, *Output Format*.
struct GradescopeReport: Encodable {
  struct Test: Encodable {
    let name: String
    let number: String
    let score: Double
    let maxScore: Double
    let status: String
    let output: String
    let outputFormat = "text"
    let visibility: String
    let tags: [String]
  }

  let score: Double
  let output: String
  let outputFormat = "text"
  let visibility = "visible"
  let stdoutVisibility = "hidden"
  let tests: [Test]

  init(_ report: GradeReport) {
    score = report.score
    let verdict = report.verdict == .pass ? [] : [report.verdict.rawValue]
    output =
      (verdict + report.reasons.map(\.bounded) + report.remarks.map { "note: \($0.bounded)" })
      .joined(separator: "\n")
    tests = report.items.enumerated().map { index, item in
      Test(
        name: "\(item.id): \(item.title)", number: "\(item.task ?? index + 1)", score: item.score,
        maxScore: item.points, status: item.verdict == .pass ? "passed" : "failed",
        output: (item.verdict == .pass ? [] : [item.verdict.rawValue] + item.lines)
          .joined(separator: "\n"),
        visibility: item.visibility.rawValue, tags: [item.kind.rawValue])
    }
  }
}
