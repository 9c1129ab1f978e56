import AppScreens

extension ScenarioRun {
  /// Watches what is released: a replaced view hears nothing more and goes at once, and everything
  /// goes with the screen.
  func watchRelease(_ steps: [Step<Subject.Gesture>]) throws(Finding) {
    try watchSilence(steps)
    var detector = LeakDetector()
    var parts: [WeakReference] = []
    do {
      let world = try replaceViews(steps, watchedBy: &detector, worldParts: &parts)
      try watchWorld(world, steps, detector)
    }
    detector.forgetSpared()
    let remains = Set(parts.filter(\.isAlive).map(\.type)).sorted()
    guard remains.isEmpty else {
      throw leak(
        steps, steps.count, expected: "everything of the world released with it",
        shown: "\(remains.joined(separator: ", ")) alive",
        hint: "does the closure that waits for an answer hold the request itself?")
    }
    guard !detector.survivors.isEmpty else { return }
    // A constant, or something that all share, is in a second screen too, and belongs to neither.
    let survivors = try survivors(steps, besides: makeScreen())
    guard survivors.isEmpty else {
      throw leak(
        steps, steps.count, expected: "everything released with the screen",
        shown: "\(survivors.joined(separator: ", ")) alive")
    }
  }

  /// The types of objects that outlive a screen, and that another screen never held after any step.
  private func survivors(
    _ steps: [Step<Subject.Gesture>], besides other: any Screen<Subject.Gesture, Subject.Display>
  ) throws(Finding) -> [String] {
    var detector = LeakDetector()
    detector.spare(other)
    for step in steps {
      other.take(step)
      detector.spare(other)
    }
    return try withExtendedLifetime(other) { () throws(Finding) in
      var parts: [WeakReference] = []
      _ = try replaceViews(steps, watchedBy: &detector, worldParts: &parts)
      return detector.survivors
    }
  }

  /// The world that outlives the screen: nobody waits for it, and its answers reach nobody.
  private func watchWorld(
    _ world: any World<Subject.Gesture.Event>, _ steps: [Step<Subject.Gesture>],
    _ detector: LeakDetector
  ) throws(Finding) {
    let awaited = world.awaited
    guard awaited.isEmpty else {
      let alive = detector.survivors
      throw leak(
        steps, steps.count, expected: "nothing awaited from the world after the screen",
        shown: (awaited + alive.map { "\($0) alive" }).joined(separator: ", "),
        hint: alive.isEmpty
          ? "who withdraws what the mediator asked for, when the mediator goes?"
          : "does the closure that waits for an answer hold the mediator?")
    }
    world.answerWithdrawn(failing: false)
  }

  /// The view that is replaced first hears nothing of the steps behind.
  private func watchSilence(_ steps: [Step<Subject.Gesture>]) throws(Finding) {
    guard let first = steps.firstIndex(of: .replaceView) else { return }
    let screen = makeScreen()
    for step in steps[..<first] { screen.take(step) }
    let view = screen.view
    screen.replaceView()
    let display = view.display
    for (index, step) in steps.enumerated().dropFirst(first + 1) {
      screen.take(step)
      guard view.display == display else {
        throw leak(
          steps, index + 1, expected: "nothing to reach the view that was replaced first",
          shown: view.display.summary(where: display))
      }
    }
  }

  private func replaceViews(
    _ steps: [Step<Subject.Gesture>], watchedBy detector: inout LeakDetector,
    worldParts: inout [WeakReference]
  ) throws(Finding) -> any World<Subject.Gesture.Event> {
    let screen = makeScreen()
    let world = screen.world
    worldParts += world.parts.map(WeakReference.init)
    detector.spare(only: world.parts + [world.log])
    detector.watch(screen, screen.view)
    for (index, step) in steps.enumerated() {
      let view = WeakReference(screen.view)
      screen.take(step)
      worldParts += world.parts.map(WeakReference.init)
      detector.spare(only: world.parts + [world.log])
      detector.watch(screen, screen.view)
      guard step != .replaceView || !view.isAlive else {
        throw leak(
          steps, index + 1, expected: "the replaced view released at once",
          shown: "\(view.type) \(view.isSame(as: screen.view) ? "still in place" : "alive")")
      }
    }
    return world
  }

  /// A finding that no display tells, after so many of the steps.
  private func leak(
    _ steps: [Step<Subject.Gesture>], _ count: Int, expected: String, shown: String,
    hint: String? = nil
  ) -> Finding {
    let moments = steps.prefix(count).map { Finding.Moment(step: $0.notation) }
    return finding(
      .hidden, [Finding.Moment(step: nil)] + moments, expected: expected, shown: shown, hint: hint)
  }
}
