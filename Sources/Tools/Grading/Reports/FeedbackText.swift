import TriptychParity
import TriptychTerminal

extension ItemResult {
  /// Such as `2/3`; the points are plain numbers.
  var pointsText: String { "\(score.plain)/\(points.plain)" }

  /// The words on it, line by line, with a student's text quoted.
  var lines: [String] {
    if let reason { return [reason.bounded] }
    guard let feedback else {
      return verdict == .pass || !verdict.isOfRun ? [] : ["no details are given on this item"]
    }
    let share =
      kind == .faultyScreens
      ? "\(passed) of \(runs.counted("faulty screen")) found" : "\(passed) of \(runs) runs pass"
    return [note].compactMap(\.self) + (runs > 1 ? [share] : [])
      + feedback.lines(on: kind)
  }
}

extension Feedback {
  /// The start of the line with the command that shows it again.
  static let commandLabel = "again: "

  /// The finding, line by line; what is found in code or in scenarios has no steps.
  fileprivate func lines(on kind: RubricItem.Kind) -> [String] {
    let isFoundBySteps = kind == .rule || kind == .random
    let rows =
      FindingText.rows(steps: steps, expected: expected, shown: shown, hint: nil)
      .dropFirst(isFoundBySteps ? 0 : 1)
      + (hint.map { [(kind == .architecture ? "why" : "look", $0)] } ?? [])
    let command = again.map(\.shellQuoted).joined(separator: " ")
    return (check.map { ["scenario: \($0.bounded)"] } ?? [])
      + rows.map { "\($0.label): \($0.text.bounded)" }
      + (again.isEmpty ? [] : [Self.commandLabel + command.bounded])
  }
}

extension String {
  /// The text on one line, of bearable length.
  package var bounded: String { shortened(beyond: 400).replacing("\n", with: "\\n").spelledOut }
}
