import AppScreens

extension ScenarioRun {
  /// Watching what is released: a replaced view hears nothing more and is released at once, and
  /// everything is released with the screen.
  func watchingRelease(_ steps: [Step<Gesture>]) throws(Mismatch) {
    try watchingSilence(steps)
    // What a second screen has too belongs to no screen: a constant, or something that all share.
    let other = makeScreen()
    var lifetimes = LeakDetector()
    lifetimes.spare(other)
    for step in steps {
      other.take(step)
      lifetimes.spare(other)
    }
    try withExtendedLifetime(other) { () throws(Mismatch) in
      try replaceViews(steps, watchedBy: &lifetimes)
    }
    guard lifetimes.survivors.isEmpty else {
      throw mismatch(
        steps, steps.count, expected: "everything released with the screen",
        shown: "\(lifetimes.survivors.joined(separator: ", ")) alive")
    }
  }

  /// The view that is replaced first hears nothing of the steps behind.
  private func watchingSilence(_ steps: [Step<Gesture>]) throws(Mismatch) {
    guard let first = steps.firstIndex(of: .replaceView) else { return }
    let screen = makeScreen()
    for step in steps[..<first] { screen.take(step) }
    let view = screen.view
    screen.replaceView()
    let display = view.display
    for (index, step) in steps.enumerated().dropFirst(first + 1) {
      screen.take(step)
      guard view.display == display else {
        throw mismatch(
          steps, index + 1, expected: "nothing to reach the view that was replaced first",
          shown: view.display.summary(where: display))
      }
    }
  }

  private func replaceViews(
    _ steps: [Step<Gesture>], watchedBy lifetimes: inout LeakDetector
  ) throws(Mismatch) {
    let screen = makeScreen()
    lifetimes.watch(screen)
    lifetimes.watch(screen.view)
    for (index, step) in steps.enumerated() {
      let view = WeakReference(screen.view)
      screen.take(step)
      lifetimes.watch(screen)
      lifetimes.watch(screen.view)
      guard step != .replaceView || !view.isAlive else {
        throw mismatch(
          steps, index + 1, expected: "the replaced view released at once",
          shown: "\(view.type) \(view.isSame(as: screen.view) ? "still in place" : "alive")")
      }
    }
  }

  /// What no display tells.
  private func mismatch(
    _ steps: [Step<Gesture>], _ count: Int, expected: String, shown: String
  ) -> Mismatch {
    Mismatch(
      step: count, expected: expected, shown: shown,
      moments: [Finding.Moment(step: nil)]
        + steps.prefix(count).map { Finding.Moment(step: $0.notation) },
      isSeen: false)
  }
}
