import AppScreens

extension ModeRun {
  /// Watches what is released: a replaced view at once, and everything else with the screen.
  ///
  /// A replaced view hears nothing more, and nothing of the screen is left in the world, unless the app
  /// has a rule of its own on that.
  func watchRelease(_ steps: [Step<Subject.Gesture>]) throws(Finding) {
    try watchSilence(steps)
    var detector = LeakDetector()
    var parts: [WeakReference] = []
    do {
      let world = try replaceViews(steps, watchedBy: &detector, worldParts: &parts)
      if isWorldApart {
        // What still waits in the world keeps more alive, and is the matter of that rule.
        guard world.awaited.isEmpty else { return }
        world.answerWithdrawn(failing: false)
      } else {
        try watchWorld(world, steps, detector)
      }
    }
    detector.forgetSpared()
    if !isWorldApart { try judge(parts, steps) }
    guard !detector.survivors.isEmpty else { return }
    // A constant, or something that all share, is in a second screen too, and belongs to neither.
    let survivors = try survivors(steps, besides: makeScreen())
    guard survivors.isEmpty else {
      throw hiddenFinding(
        steps, steps.count, expected: "everything released with the screen",
        shown: "\(survivors.joined(separator: ", ")) alive")
    }
  }

  /// Lets go of the screen while its world stays: nobody waits there, and nothing of the world is left.
  func leaveWorld(_ steps: [Step<Subject.Gesture>]) throws(Finding) {
    var detector = LeakDetector()
    var parts: [WeakReference] = []
    do {
      let world = try replaceViews(
        steps, watchedBy: &detector, worldParts: &parts, judgingViews: false)
      try watchWorld(world, steps, detector)
    }
    detector.forgetSpared()
    try judge(parts, steps)
  }

  /// The parts of a world that is gone: none of them is left.
  private func judge(_ parts: [WeakReference], _ steps: [Step<Subject.Gesture>]) throws(Finding) {
    guard !grace.holds(until: { !parts.contains(where: \.isAlive) }) else { return }
    let remains = Set(parts.filter(\.isAlive).map(\.type)).sorted()
    throw hiddenFinding(
      steps, steps.count, expected: "everything of the world released with it",
      shown: "\(remains.joined(separator: ", ")) alive",
      hint: "does the closure that waits for an answer hold the request itself?")
  }

  /// True if the app has a rule of its own on what stays behind in the world.
  var isWorldApart: Bool { app.rules.contains { $0.mode == .leavingTheWorld } }

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
      return grace.holds { detector.survivors.isEmpty } ? [] : detector.survivors
    }
  }

  /// The world that outlives the screen: nobody waits for it, and its answers reach nobody.
  private func watchWorld(
    _ world: any World<Subject.Gesture.Event>, _ steps: [Step<Subject.Gesture>],
    _ detector: LeakDetector
  ) throws(Finding) {
    guard grace.holds(until: { world.awaited.isEmpty }) else {
      let (awaited, alive) = (world.awaited, detector.survivors)
      throw hiddenFinding(
        steps, steps.count, expected: "nothing awaited from the world after the screen",
        shown: (awaited + alive.map { "\($0) alive" }).joined(separator: ", "),
        hint: alive.isEmpty
          ? "who withdraws what the mediator asked for, when the mediator goes?"
          : "does the closure that waits for an answer hold the mediator?")
    }
    world.answerWithdrawn(failing: false)
  }

  /// Views that were replaced hear nothing of the steps behind, whoever holds them, not even after a
  /// gesture on one of them, as on a walk.
  private func watchSilence(_ steps: [Step<Subject.Gesture>]) throws(Finding) {
    typealias View = any HeadlessView<Subject.Gesture, Subject.Display>
    var replaced: [(view: View, display: Subject.Display)] = []
    var generator = SeededGenerator(seed: seed)
    let screen = makeScreen()
    for (index, step) in steps.enumerated() {
      let view: View = screen.view
      screen.take(step)
      for old in replaced where old.view.display != old.display {
        throw hiddenFinding(
          steps, index + 1, expected: "nothing to reach a view that was replaced",
          shown: old.view.display.summary(where: old.display))
      }
      if view !== screen.view {
        replaced.append((view, view.display))
        if replaced.count > 8 { replaced.remove(at: 1) }
      }
      guard seed > 0, !replaced.isEmpty, generator.next() % 16 == 0 else { continue }
      let touched = Int.random(in: replaced.indices, using: &generator)
      let gesture = app.alphabet[Int.random(in: app.alphabet.indices, using: &generator)]
      (screen as? any StepAnnouncing)?.announce(gesture.notation)
      replaced[touched].view.perform(gesture)
      replaced[touched].display = replaced[touched].view.display
    }
  }

  /// Takes steps on a new screen, which goes in the end, and watches what it is made of.
  ///
  /// A replaced view goes at once, or on a walk, where some are held for a while, as soon as nobody
  /// holds it any more.
  ///
  /// - Returns: The world of the screen.
  private func replaceViews(
    _ steps: [Step<Subject.Gesture>], watchedBy detector: inout LeakDetector,
    worldParts: inout [WeakReference], judgingViews: Bool = true
  ) throws(Finding) -> any World<Subject.Gesture.Event> {
    let screen = makeScreen()
    let world = screen.world
    var generator = SeededGenerator(seed: seed)
    var held: [AnyObject] = []
    func watch() {
      worldParts += world.parts.map(WeakReference.init)
      detector.spare(only: world.parts + [world.log])
      detector.watch(screen, screen.view)
    }
    func judge(_ view: WeakReference, _ count: Int) throws(Finding) {
      guard !view.isAlive || !judgingViews else {
        throw hiddenFinding(
          steps, count, expected: "the replaced view released at once",
          shown: "\(view.type) \(view.isSame(as: screen.view) ? "still in place" : "alive")")
      }
    }
    watch()
    for (index, step) in steps.enumerated() {
      let view = WeakReference(screen.view)
      let isHeld = seed > 0 && step == .replaceView && generator.next() % 4 == 0
      if isHeld { held.append(screen.view) }
      screen.take(step)
      if seed == 0 || index.isMultiple(of: 8) { watch() }
      if step == .replaceView, !isHeld { try judge(view, index + 1) }
      if !held.isEmpty, generator.next() % 4 == 0 {
        try judge(Self.letGo(of: &held, using: &generator), index + 1)
      }
    }
    watch()
    return world
  }

  /// Lets go of one of some objects, and tells which it was.
  private static func letGo(
    of objects: inout [AnyObject], using generator: inout SeededGenerator
  ) -> WeakReference {
    WeakReference(objects.remove(at: Int.random(in: objects.indices, using: &generator)))
  }
}
