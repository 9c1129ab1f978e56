/// A report as Classroom 50's runner reads it: whole points, and a status of its own for each test.
///
/// The runner adds who was graded, and when.
/// Source: foundation50/classroom50, *schemas/result-v1.schema.json*.
struct Classroom50Report: Encodable {
  struct Test: Encodable {
    let name: String
    let score: Int
    let maxScore: Int
    let passed: Bool
    let output: String

    enum CodingKeys: String, CodingKey {
      case score, passed, output
      case name = "test-name"
      case maxScore = "max-score"
    }
  }

  let schema = "classroom50/result/v1"
  let score: Int
  let maxScore: Int
  let tests: [Test]

  enum CodingKeys: String, CodingKey {
    case schema, score, tests
    case maxScore = "max-score"
  }

  init(_ report: GradeReport) {
    tests = report.items.map { item in
      Test(
        name: "\(item.id): \(item.title)", score: Int(item.score), maxScore: Int(item.points),
        passed: item.verdict == .pass,
        output: (item.verdict == .pass ? [] : [item.verdict.rawValue] + report.reasons + item.lines)
          .joined(separator: "\n"))
    }
    score = tests.reduce(0) { $0 + $1.score }
    maxScore = tests.reduce(0) { $0 + $1.maxScore }
  }

  /// The report as JSON.
  var json: String { jsonLine }
}
