import TriptychTerminal

/// All that came of grading one submission.
package struct GradeReport: Sendable {
  /// The name of the student; nil where it was not given.
  package let student: String?

  /// `pass` where the submission was judged, or the verdict that it was not judged for.
  package internal(set) var verdict: GradeVerdict

  /// The reasons for which it was not judged.
  package internal(set) var reasons: [String]

  /// The remark on items that the code does not decide, so that to have no points is no judgement; nil if there are none.
  package let remarkOnUndecided: String?

  /// Facts worth knowing besides, such as files that were not read.
  package let remarks: [String]

  /// The items, in the order of the rubric.
  package let items: [ItemResult]

  /// A report; its first remark is that on what is not decided.
  init(
    student: String?, verdict: GradeVerdict, reasons: [String], undecided: [String] = [],
    remarks: [String], items: [ItemResult]
  ) {
    (self.student, self.verdict, self.reasons, self.items) = (student, verdict, reasons, items)
    remarkOnUndecided =
      undecided.isEmpty
      ? nil
      : "the code does not decide \(undecided.listed), which have no points: review it by hand"
    self.remarks = [remarkOnUndecided].compactMap(\.self) + remarks
  }

  /// The points, without what adding fractions loses.
  package var score: Double { (items.reduce(0) { $0 + $1.score } * 100).rounded() / 100 }

  /// The most points that there are.
  package var points: Double { items.reduce(0) { $0 + $1.points } }

  /// Indicates whether every point was got.
  package var isWhole: Bool { verdict == .pass && score == points }
}
