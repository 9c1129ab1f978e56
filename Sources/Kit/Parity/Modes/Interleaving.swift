import AppScreens

extension ModeRun {
  /// Beside other screens on which other steps are taken, at any moment: the same is seen as without.
  ///
  /// On a walk there are up to three of them, which now and then do what this one does, and are let go
  /// for others; on some, a crowd of screens was made first.
  func runBesideAnother(_ steps: [Step<Subject.Gesture>]) throws(Finding) {
    let displays = history(of: steps, on: makeScreen())
    let source = StepGenerator(app)
    var generator = SeededGenerator(seed: seed)
    let isWalk = seed > 0
    let crowd = isWalk && seed.isMultiple(of: 4) ? (0..<300).map { _ in makeScreen() } : []
    var others = (0..<(isWalk ? Int.random(in: 1...3, using: &generator) : 1)).map { _ in
      makeScreen()
    }
    var own = steps[...]
    try withExtendedLifetime(crowd) { () throws(Finding) in
      try run(steps, expecting: displays) { _ in
        let copied = own.popFirst()
        guard isWalk else {
          others[0].take(source.step(using: &generator))
          return
        }
        for index in others.indices {
          switch generator.next() % 16 {
          case 0: others[index] = makeScreen()
          case 1, 2: others[index].take(.replaceView)
          case 3..<7: if let copied { others[index].take(copied) }
          case 7..<13: others[index].take(source.step(using: &generator))
          default: _ = others[index].display
          }
        }
      }
    }
  }
}
