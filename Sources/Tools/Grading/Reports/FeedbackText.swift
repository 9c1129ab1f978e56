import TextLayout

extension ItemResult {
  /// Such as `MS8  2/3  fail`; the points are plain numbers.
  var pointsText: String { "\(score.plain)/\(points.plain)" }

  /// The words on it, line by line, with a student's text quoted.
  var lines: [String] { parts.map(\.line) }

  /// The words on it, part by part.
  var parts: [FeedbackPart] {
    if let reason { return [FeedbackPart(reason.bounded)] }
    guard let feedback else {
      return verdict == .pass ? [] : [FeedbackPart("no more is told of this item")]
    }
    return feedback.parts(besides: runs > 1 ? "\(passed) of \(runs) runs pass" : nil)
  }
}

/// A part of what a student is told: its text, and what it is where that does not go without saying.
struct FeedbackPart {
  let label: String?
  let text: String

  /// Indicates whether it is shown as it is typed or seen, rather than read as a sentence.
  let isLiteral: Bool

  init(_ text: String, label: String? = nil, isLiteral: Bool = false) {
    (self.label, self.text, self.isLiteral) = (label, text, isLiteral)
  }

  /// The part on one line.
  var line: String { (label.map { "\($0): " } ?? "") + text }
}

extension Feedback {
  /// The finding, part by part.
  fileprivate func parts(besides first: String?) -> [FeedbackPart] {
    let taken = steps.map(\.quotedExcerpt)
    let shortened =
      taken.count > 12 ? Array(taken.prefix(12)) + ["… \(taken.count - 12) more"] : taken
    let command = again.map(\.shellQuoted).joined(separator: " ").bounded
    let parts: [FeedbackPart?] = [
      first.map { FeedbackPart($0) }, check.map { FeedbackPart($0.bounded, label: "scenario") },
      steps.isEmpty
        ? FeedbackPart("at first")
        : FeedbackPart(shortened.joined(separator: ", "), label: "steps", isLiteral: true),
      FeedbackPart(expected.bounded, label: "expected", isLiteral: true),
      FeedbackPart(shown.bounded, label: "shown", isLiteral: true),
      hint.map { FeedbackPart($0.bounded, label: "look") },
      again.isEmpty ? nil : FeedbackPart(command, label: "again", isLiteral: true),
    ]
    return parts.compactMap(\.self)
  }
}

extension String {
  /// The text on one line, of bearable length.
  package var bounded: String { shortened(beyond: 400).replacing("\n", with: "\\n").spelledOut }
}
