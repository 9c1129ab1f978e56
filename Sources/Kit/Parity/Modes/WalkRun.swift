import AppScreens

/// Walks in one mode on the screens of one pattern: metamorphic testing, in which a screen is its own
/// reference, as the same steps must show the same in whichever mode they are taken.
///
/// Source: Chen, Cheung and Yiu, *Metamorphic Testing: A New Approach for Generating Next Test Cases*,
/// 1998.
struct WalkRun<Subject: AppDefinition>: Sendable {
  let app: Subject
  let rule: Rule<Subject.Gesture, Subject.Display>
  let pattern: String
  let mode: RunMode
  let makeScreen: ModeRun<Subject>.MakeScreen
  let grace: Grace
  let walks: WalkBudget

  /// The walks as a check.
  var check: Check {
    Check(
      app: app.name, rule: rule.number, pattern: pattern, name: walks.name + suffix, mode: mode,
      runs: { courses.map { $0.steps.map(\.notation) } }, begin: begin)
  }

  /// Begins the walks, of which those with pauses are left alone for a while before they end.
  private func begin() -> (_ isShrinking: Bool) -> CheckResult {
    let courses = courses
    guard mode == .pausing else {
      return { result(firstFinding(in: courses), courses, shrinking: $0) }
    }
    var screens = PausedScreens(courses)
    return { result(screens.finish(), courses, shrinking: $0) }
  }

  private func result(
    _ found: (index: Int, finding: Finding)?, _ courses: [ModeRun<Subject>.Course],
    shrinking isShrinking: Bool
  ) -> CheckResult {
    let counts = courses.map(\.steps.count)
    guard let (index, found) = found else {
      return CheckResult(steps: counts.reduce(0, +), runs: counts.count, finding: nil)
    }
    return CheckResult(
      steps: counts[..<index].reduce(0, +) + found.foundAfter, runs: index + 1,
      finding: isShrinking ? shrunk(found, courses[index]) : found)
  }

  private var courses: [ModeRun<Subject>.Course] {
    let corpus = StepCorpus(app)
    return walks.numbers.map { number in
      let run = ModeRun(
        app: app, rule: rule, pattern: pattern, mode: mode, name: "walk \(number)\(suffix)",
        makeScreen: makeScreen, grace: grace, seed: max(1, number))
      return (run, Walk(number, of: corpus).steps(in: mode))
    }
  }

  /// The end of the name; on a walk, not every step need be followed by a new view.
  private var suffix: String { mode == .replacingViews ? ", replacing views" : mode.suffix }

  private func firstFinding(
    in courses: [ModeRun<Subject>.Course]
  ) -> (index: Int, finding: Finding)? {
    guard mode != .countingMemory else {
      return ModeRun.firstFinding(countingMemoryOf: courses)
    }
    for (index, course) in courses.enumerated() {
      if let finding = course.run.finding(after: course.steps) { return (index, finding) }
    }
    return nil
  }

  /// The same fault after no more steps than it needs, as far as the mode lets it be seen again.
  ///
  /// What is drawn in the mode falls on other steps when some are left out, so that each candidate has
  /// several chances.
  private func shrunk(_ found: Finding, _ course: ModeRun<Subject>.Course) -> Finding {
    func finding(after steps: [Step<Subject.Gesture>]) -> Finding? {
      (0..<(mode.isSlow ? 1 : 4) as Range<UInt64>).lazy.compactMap { chance in
        var run = course.run
        run.seed += chance
        return run.finding(after: steps)
      }.first { $0.wrongWidgets == found.wrongWidgets }
    }
    let taken = Array(course.steps.prefix(found.foundAfter))
    guard finding(after: taken) != nil else { return found }
    let shrinking = Shrinking(taken, of: app, limit: mode.isSlow ? 25 : 2_000) {
      finding(after: $0) != nil
    }
    guard var shrunk = finding(after: shrinking.steps) else { return found }
    shrunk.foundAfter = found.foundAfter
    shrunk.isCutShort = shrinking.isCutShort
    return shrunk
  }
}

extension RunMode {
  /// Indicates whether a single run takes a noticeable time.
  fileprivate var isSlow: Bool { self == .pausing || self == .countingMemory }
}
