import AppScreens

extension Stage {
  /// The same kind of failure after no more steps than it needs, as far as a few tries tell; the failure
  /// itself where its steps alone do not lead to it.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - app: The app on whose screen it came.
  ///   - patience: The seconds to wait for a step where it is that nothing comes.
  /// - Returns: The failure to tell.
  package func shrunk(
    _ failure: ProcessFailure, of app: some AppDefinition, patience: Double
  ) -> ProcessFailure {
    do {
      return shrunk(failure, try failure.steps.flatMap(app.read), of: app, patience)
    } catch {
      return failure  // A gesture's notation does not read back.
    }
  }

  private func shrunk<Subject: AppDefinition>(
    _ failure: ProcessFailure, _ steps: [Step<Subject.Gesture>], of app: Subject,
    _ patience: Double
  ) -> ProcessFailure {
    func fails(_ steps: [Step<Subject.Gesture>], patience: Double?) -> Bool {
      guard !isOver else { return false }
      renew(patience: patience)
      show(steps, of: app)
      return self.failure?.isLike(failure) ?? false
    }
    let short = failure.isSlow ? patience : nil
    guard fails(steps, patience: short) else { return failure }
    let shrinking = Shrinking(
      steps, of: app, limit: failure.isSlow ? 60 : 200, successes: failure.isSlow ? 12 : 100
    ) { fails($0, patience: short) }
    // The last word is from a process that is waited for as long as the first was.
    guard fails(shrinking.steps, patience: nil), var shrunk = self.failure else { return failure }
    shrunk.steps = shrinking.steps.map(\.notation)
    shrunk.isCutShort = shrinking.isCutShort
    return shrunk
  }

  /// Takes steps on a new screen, looks behind each, and lets the screen go.
  private func show<Subject: AppDefinition>(_ steps: [Step<Subject.Gesture>], of app: Subject) {
    guard let screen = app.screenFactory(in: pattern(of: app))?() else { return }
    _ = screen.display
    for step in steps where failure == nil {
      screen.take(step)
      _ = screen.display
    }
  }
}
