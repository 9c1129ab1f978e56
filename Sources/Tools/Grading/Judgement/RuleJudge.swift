/// Judges the rules of some app.
protocol RuleJudge: AnyObject {
  /// The outcomes that decide a rule; nil if the app has no such rule.
  func outcomes(of number: String) -> Outcomes?

  /// The outcomes of steps that are drawn for one student.
  func unseen(gestures: Int, seed: UInt64) -> Outcomes
}
