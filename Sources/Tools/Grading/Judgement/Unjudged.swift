/// The end of grading before a submission is judged: it is refused or unbuilt, or the grader failed.
struct Unjudged: Error {
  /// The verdict on the whole of it.
  let verdict: GradeVerdict

  /// The reasons.
  let reasons: [String]

  /// A failure of the grader itself, for which no student is to blame, and no zero is meant.
  static func graderError(_ reason: String) -> Unjudged {
    Unjudged(verdict: .graderError, reasons: [reason])
  }
}
