import TextLayout

/// A report as annotations of GitHub Actions, of which a step shows ten.
struct GitHubReport {
  let report: GradeReport

  /// The most annotations of a step, the score included.
  private static var limit: Int { 10 }

  var text: String {
    let score = "\(report.score.plain) of \(report.points.plain) points"
    let reasons = report.reasons.map { ("error", report.verdict.rawValue, $0.bounded) }
    let items = report.items.filter { $0.verdict != .pass && report.reasons.isEmpty }
      .map {
        (
          "error", "\($0.id): \($0.verdict.rawValue)",
          ([$0.title] + $0.lines).joined(separator: "\n")
        )
      }
    return (reasons + items).prefix(Self.limit - 1).map(Self.line).joined()
      + Self.line(("notice", "grade", score))
  }

  private static func line(_ note: (level: String, title: String, message: String)) -> String {
    "::\(note.level) title=\(note.title.propertyEscaped)::\(note.message.messageEscaped)\n"
  }
}

extension String {
  /// The text as the message of a workflow command.
  fileprivate var messageEscaped: String {
    replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// The text as the property of a workflow command.
  fileprivate var propertyEscaped: String {
    messageEscaped.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
