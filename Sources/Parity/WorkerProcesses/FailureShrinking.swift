import AppScreens

extension Isolation {
  /// The same kind of failure after no more steps than it needs, as far as a few tries tell.
  ///
  /// Every try may end a process, and one that hangs takes its time, so that there are few.
  func shrunk<Subject: AppDefinition>(_ failure: ProcessFailure, of app: Subject) -> ProcessFailure
  {
    guard let pattern = failure.pattern else { return failure }
    func fails(_ steps: [Step<Subject.Gesture>]) -> Bool {
      do throws(ProcessFailure) {
        _ = try replay(steps.map(\.notation), of: app, on: pattern)
        return false
      } catch {
        return error.isLike(failure)
      }
    }
    do {
      let steps = try failure.steps.flatMap(Step<Subject.Gesture>.read)
      guard fails(steps) else { return failure }
      let shrinking = Shrinking(
        steps, of: app, limit: 200, successes: failure.isSlow ? 3 : 100, while: fails)
      var shrunk = failure
      shrunk.steps = shrinking.steps.map(\.notation)
      shrunk.isCutShort = shrinking.isCutShort
      return shrunk
    } catch {
      return failure  // A gesture's notation does not read back: the steps are told as they are.
    }
  }

  /// The widgets that a new screen shows after some steps.
  func replay(
    _ steps: [String], of app: some AppDefinition, on pattern: String
  ) throws(ProcessFailure) -> [Widget] {
    try answer(to: .replay(app: app.name, pattern: pattern, steps: steps))
  }
}
