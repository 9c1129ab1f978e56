import TextLayout

/// A report for people.
struct TextReport {
  let report: GradeReport

  var text: String {
    let score = "\(report.score.plain) of \(report.points.plain) points"
    let heading = report.student.map { "\($0.bounded): \(score)" } ?? score
    let verdict = report.verdict == .pass ? "" : ", \(report.verdict.rawValue)"
    let reasons = report.reasons.map { "  \($0.bounded)" }
    let remarks = report.remarks.map { "  note: \($0.bounded)" }
    let items = report.reasons.isEmpty ? report.items.flatMap(lines) : []
    return ([heading + verdict] + reasons + remarks + items).joined(separator: "\n") + "\n"
  }

  private func lines(on item: ItemResult) -> [String] {
    let name = item.id.fitted(to: idWidth)
    let points = item.pointsText.fitted(to: 9)
    let line = "  \(name)  \(points)  \(item.verdict.rawValue)"
    return [line] + (item.verdict == .pass ? [] : [item.title] + item.lines).map { "      \($0)" }
  }

  private var idWidth: Int { report.items.map(\.id.displayWidth).max() ?? 0 }
}
