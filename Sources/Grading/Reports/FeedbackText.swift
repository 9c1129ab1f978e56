import TextLayout

extension ItemResult {
  /// Such as `MS8  2/3  fail`; the points are plain numbers.
  var pointsText: String { "\(score.plain)/\(points.plain)" }

  /// The words on it, line by line, with a student's text quoted.
  var lines: [String] {
    if let reason { return [reason.bounded] }
    guard let feedback else { return verdict == .pass ? [] : ["no more is told of this item"] }
    return feedback.lines(besides: runs > 1 ? "\(passed) of \(runs) runs pass" : nil)
  }
}

extension Feedback {
  /// The finding, line by line.
  fileprivate func lines(besides first: String?) -> [String] {
    let taken = steps.map(\.quotedExcerpt)
    let shortened =
      taken.count > 12 ? Array(taken.prefix(12)) + ["… \(taken.count - 12) more"] : taken
    return [first, check.map { "scenario: \($0.bounded)" }].compactMap(\.self) + [
      steps.isEmpty ? "at first" : "steps: \(shortened.joined(separator: ", "))",
      "expected: \(expected.bounded)", "shown: \(shown.bounded)",
    ]
      + [
        hint.map { "look: \($0.bounded)" },
        again.isEmpty ? nil : "again: \(again.map(\.shellQuoted).joined(separator: " ").bounded)",
      ].compactMap(\.self)
  }
}

extension String {
  /// The text on one line, of bearable length.
  package var bounded: String { shortened(beyond: 400).replacing("\n", with: "\\n").spelledOut }
}
