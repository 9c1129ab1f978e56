import AppScreens

extension ModeRun {
  /// Looking at some moments and not at others, now once and now twice: the same is seen as by looking
  /// at all.
  func runLookingIrregularly(_ steps: [Step<Subject.Gesture>]) throws(Finding) {
    let displays = history(of: steps, on: makeScreen())
    var generator = SeededGenerator(seed: seed)
    let distance = [Int.max, 8, 2][Int.random(in: 0..<3, using: &generator)]
    let screen = makeScreen()
    for (count, expected) in displays.enumerated() {
      if count > 0 { screen.take(steps[count - 1]) }
      guard count == steps.count || Int.random(in: 0..<distance, using: &generator) == 0 else {
        continue
      }
      for look in ["first", "second"] {
        let shown = screen.display
        guard shown == expected else {
          throw hiddenFinding(
            steps, count,
            expected: "\(expected.summary(where: shown)), as by looking after each step",
            shown: "\(shown.summary(where: expected)) at the \(look) of two looks")
        }
      }
    }
  }
}
