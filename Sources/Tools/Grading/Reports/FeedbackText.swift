import TriptychTextLayout

extension ItemResult {
  /// Such as `2/3`; the points are plain numbers.
  var pointsText: String { "\(score.plain)/\(points.plain)" }

  /// The words on it, line by line, with a student's text quoted.
  var lines: [String] {
    if let reason { return [reason.bounded] }
    guard let feedback else { return verdict == .pass ? [] : ["no details are given on this item"] }
    return (runs > 1 ? ["\(passed) of \(runs) runs pass"] : []) + feedback.lines
  }
}

extension Feedback {
  /// The start of the line with the command that shows it again.
  static let commandLabel = "again: "

  /// The finding, line by line.
  fileprivate var lines: [String] {
    let rest = steps.count > 12 ? ["… \(steps.count - 12) more"] : []
    let taken = steps.prefix(12).map(\.quotedExcerpt) + rest
    let command = again.map(\.shellQuoted).joined(separator: " ")
    let lines = [
      check.map { "scenario: \($0.bounded)" },
      steps.isEmpty ? "at first" : "steps: \(taken.joined(separator: ", "))",
      "expected: \(expected.bounded)", "shown: \(shown.bounded)",
      hint.map { "look: \($0.bounded)" }, again.isEmpty ? nil : Self.commandLabel + command.bounded,
    ]
    return lines.compactMap(\.self)
  }
}

extension String {
  /// The text on one line, of bearable length.
  package var bounded: String { shortened(beyond: 400).replacing("\n", with: "\\n").spelledOut }
}
