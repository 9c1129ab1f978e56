import AppScreens

extension ModeRun {
  /// Many screens, made and let go, on each of which the steps are taken: no memory is left of them.
  func countMemory(_ steps: [Step<Subject.Gesture>], limit: Int = 512) throws(Finding) {
    guard let growth = Self.growth(of: [(self, steps)], limit: limit) else { return }
    throw hiddenFinding(
      steps, steps.count, expected: "no memory kept of screens that are gone",
      shown: "\(growth.bytesEach) bytes kept of each of \(growth.count) screens")
  }

  /// The first of several walks of whose screens memory is left.
  ///
  /// - Returns: The place of the walk, and the finding; nil if there is none.
  static func firstFinding(
    countingMemoryOf courses: [Course]
  ) -> (index: Int, finding: Finding)? {
    let courses = courses.map { ($0.run, Array($0.steps.prefix(16))) }
    guard growth(of: courses, limit: 1_024) != nil else { return nil }
    for (index, (run, steps)) in courses.enumerated() {
      do throws(Finding) {
        try run.countMemory(steps, limit: 8_192)
      } catch {
        return (index, error)
      }
    }
    return nil
  }

  private static func growth(of courses: [Course], limit: Int) -> MemoryGrowth? {
    MemoryGrowth(over: courses.count, limit: limit) { index in
      let (run, steps) = courses[index]
      let screen = run.makeScreen()
      for step in steps { screen.take(step) }
      _ = screen.display
    }
  }
}
