import TriptychTerminal

/// A report in plain text.
struct TextReport {
  let report: GradeReport

  /// The most columns of a line.
  var width = Int.max

  var text: String {
    let score = "\(report.score.plain) of \(report.points.plain) points"
    let heading = report.student.map { "\($0.bounded): \(score)" } ?? score
    let verdict = report.verdict == .pass ? "" : ", \(report.verdict.rawValue)"
    let reasons = report.reasons.map { "  \($0.bounded)" }
    let remarks = report.remarks.map { "  note: \($0.bounded)" }
    let items = report.reasons.isEmpty ? report.items.flatMap(lines) : []
    let lines = [heading + verdict] + reasons + remarks + items
    return lines.map(broken).joined(separator: "\n") + "\n"
  }

  private func lines(on item: ItemResult) -> [String] {
    let name = item.id.fitted(to: idWidth)
    let points = item.pointsText.fitted(to: 9)
    let line = "  \(name)  \(points)  \(item.verdict.rawValue)"
    return [line] + (item.verdict == .pass ? [] : [item.title] + item.lines).map { "      \($0)" }
  }

  /// A line, broken where it is too long; of a command so that a shell reads all of it.
  private func broken(_ line: String) -> String {
    guard line.displayWidth > width else { return line }
    let label = "      \(Feedback.commandLabel)"
    return line.hasPrefix(label)
      ? label + String(line.dropFirst(label.count)).wrappedCommand(to: width - label.count)
      : line.linesWrapped(to: width)
  }

  private var idWidth: Int { report.items.map(\.id.displayWidth).max() ?? 0 }
}
