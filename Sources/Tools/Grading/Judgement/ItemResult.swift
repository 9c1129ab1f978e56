import TriptychParity

/// The verdict on an item, with its points.
package struct ItemResult: Sendable, Codable {
  /// The name of the item.
  package let id: String

  /// The kind of the item.
  package let kind: RubricItem.Kind

  /// The statement of the rule, or what is asked for.
  package let title: String

  /// The verdict.
  package let verdict: GradeVerdict

  /// The points.
  package let score: Double

  /// The most points that there are for it.
  package let points: Double

  /// The number of runs that passed.
  package let passed: Int

  /// The number of runs.
  package let runs: Int

  /// The reason for which it was not judged; nil if it was.
  package let reason: String?

  /// The reason for which it keeps points all the same; nil where there is none.
  package let note: String?

  /// The words to a student; nil for an item that passes, or is hidden.
  package let feedback: Feedback?

  /// The time from which a student may see it.
  package let visibility: RubricItem.Visibility

  /// The number of the task.
  package let task: Int?

  init(_ item: RubricItem, title: String, _ outcomes: [RunOutcome]) {
    (id, kind, points) = (item.id, item.kind, item.points)
    (visibility, task) = (item.visibility, item.task)
    self.title = title
    let worst = outcomes.worst
    verdict = outcomes.verdict
    passed = outcomes.count { $0.verdict == .pass }
    runs = outcomes.count { $0.verdict.isOfRun }
    reason = worst?.reason
    note = worst?.note
    feedback = item.visibility == .visible || item.reveal == .first ? worst?.feedback : nil
    score = outcomes.points(of: item)
  }
}
