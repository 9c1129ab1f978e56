import AppScreens

extension ModeRun {
  /// Holding on to views that were replaced, and letting go of them later: the same is seen as without
  /// replacing any.
  func runHoldingReplacedViews(_ steps: [Step<Subject.Gesture>]) throws(Finding) {
    let displays = history(of: steps, on: makeScreen(), keepingTheView: true)
    var generator = SeededGenerator(seed: seed)
    var held: [AnyObject] = []
    let screen = makeScreen()
    for (count, expected) in displays.enumerated() {
      if count > 0 {
        let view = screen.view
        screen.take(steps[count - 1])
        if view !== screen.view { held.append(view) }
      }
      if !held.isEmpty, count == steps.count || generator.next() % 4 == 0 {
        held.remove(at: Int.random(in: held.indices, using: &generator))
      }
      let shown = screen.display
      guard shown == expected else {
        throw hiddenFinding(
          steps, count, expected: expected.summary(where: shown),
          shown: "\(shown.summary(where: expected)), while replaced views are held or let go")
      }
    }
  }
}
