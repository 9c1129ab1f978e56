import AppScreens

extension ScreenWalk {
  private typealias View = any HeadlessView<Gesture, Display>

  /// Watches what is released: a replaced view at once, and everything else with the screen.
  ///
  /// A replaced view hears nothing more. What services still hold is the matter of another condition.
  func watchRelease() throws(Fault) {
    try keepingViews.watchRemains()
    guard !walk.isBeginning else { return }
    try watchSilence()
    try watchReach()
    try watchRemains()
    guard makeScreen().secondView() != nil else { return }
    var besideSecondView = keepingViews
    besideSecondView.hasSecondView = true
    try besideSecondView.watchRemains()
  }

  private func watchRemains() throws(Fault) {
    var detector = LeakDetector()
    do {
      let service = try withAutoreleasePool { () throws(Fault) in
        try takeSteps(watchedBy: &detector)
      }
      guard service.pending.isEmpty else { return }
      service.answerCancelled(failing: false)
    }
    detector.forgetSpared()
    guard detector.hasSurvivors else { return }
    // A constant, or something that all share, is in a second screen too, and belongs to neither.
    let other = makeScreen()
    let hint = Self.taskHint(on: other)
    guard let survivors = try survivors(besides: other) else { return }
    let names = survivors.isEmpty ? "an object of its service" : survivors.joined(separator: ", ")
    throw Fault(
      steps: steps.count, expected: "everything released with the screen",
      shown: "\(names) alive\(hasSecondView ? ", with a second view open" : "")", hint: hint)
  }

  /// The hint at what may own an object of the main actor; nil elsewhere, where that of the rule says it.
  private static func taskHint(on screen: AnyScreen) -> String? {
    screen is any MainActorAdapter
      ? "does a task that has not ended own it, or which reference should be weak?" : nil
  }

  /// Releases the screen while its services stay: nothing is pending there, and nothing of them is left.
  func letServicesOutlive() throws(Fault) {
    try keepingViews.watchServices()
    if !walk.isBeginning { try watchServices() }
  }

  /// The same walk, in which no view is replaced but by its steps: a new view may release what leaks with the old.
  private var keepingViews: ScreenWalk {
    var walk = self
    walk.replacesViews = false
    return walk
  }

  private func watchServices() throws(Fault) {
    var detector = LeakDetector()
    var parts: [WeakReference] = []
    do {
      let service = try withAutoreleasePool { () throws(Fault) in
        try takeSteps(watchedBy: &detector, judgingViews: false) {
          parts += $0.parts.map(WeakReference.init)
        }
      }
      guard timeout.holds(until: { service.pending.isEmpty }) else {
        let (pending, alive) = (service.pending, detector.survivors)
        throw Fault(
          steps: steps.count, expected: "nothing pending at the services after the screen",
          shown: (pending + alive.map { "\($0) alive" }).joined(separator: ", "),
          hint: Self.pendingHint(alive, isOfTask: service is any MainActorAdapter))
      }
      service.answerCancelled(failing: false)
    }
    detector.forgetSpared()
    guard timeout.holds(until: { !parts.contains(where: \.isAlive) }) else {
      let remains = Set(parts.filter(\.isAlive).map(\.type)).sorted()
      throw Fault(
        steps: steps.count, expected: "the services released with their last user",
        shown: "\(remains.joined(separator: ", ")) alive",
        hint: "does the closure that waits for a response keep the request itself alive?")
    }
  }

  private static func pendingHint(_ alive: [String], isOfTask: Bool) -> String {
    switch (isOfTask, alive.isEmpty) {
    case (true, true): "which task is not cancelled when the mediator is released?"
    case (true, false):
      """
      what owns the mediator: a task that waits, as after `guard let self`, or a reference that should \
      be weak?
      """
    case (false, true): "what cancels the mediator's request when the mediator goes?"
    case (false, false):
      """
      what owns the mediator: the closure that waits for a response, or a reference that should be weak?
      """
    }
  }

  /// The types of objects that outlive a screen, and that another screen never held after any step; nil if all
  /// were released.
  private func survivors(besides other: AnyScreen) throws(Fault) -> [String]? {
    var detector = LeakDetector()
    detector.spare(other)
    for step in steps {
      other.take(step)
      detector.spare(other)
    }
    return try withExtendedLifetime(other) { () throws(Fault) in
      try withAutoreleasePool { () throws(Fault) in _ = try takeSteps(watchedBy: &detector) }
      // A service keeps what the closures of its requests have captured.
      detector.forgetSpared()
      return timeout.holds { !detector.hasSurvivors } ? nil : detector.survivors
    }
  }

  /// Views that were replaced are not updated after later steps, whoever holds them, not even after a
  /// gesture on one of them.
  ///
  /// A view that only reads when it is looked at shows something else too, but was not updated: what
  /// it holds itself is what it was.
  private func watchSilence() throws(Fault) {
    do throws(Fault) {
      try watchSilence(readingStates: false)
    } catch {
      try watchSilence(readingStates: true)
    }
  }

  private func watchSilence(readingStates: Bool) throws(Fault) {
    var replaced: [(view: View, display: Display, state: ObjectState?)] = []
    var generator = SeededGenerator(seed: walk.seed)
    let screen = makeScreen()
    func state(of view: View) -> ObjectState? {
      readingStates ? ObjectState(of: view, besides: screen) : nil
    }
    for (index, step) in steps.enumerated() {
      screen.take(step)
      for (place, old) in replaced.enumerated() {
        // To look at a view may change it.
        let isUpdated = !readingStates || state(of: old.view) != old.state
        let shown = old.view.display
        guard shown != old.display else { continue }
        guard !isUpdated else {
          throw Fault(
            steps: index + 1, expected: "no updates to a replaced view",
            shown: "\(shown.summary(where: old.display)) on a replaced view",
            hint: """
              what still updates the old view after a new one is there: a list of views, a closure \
              or a subscription that has not ended?
              """)
        }
        replaced[place] = (old.view, shown, state(of: old.view))
      }
      let view: View = screen.view
      screen.replaceView()
      if view !== screen.view { replaced.append((view, view.display, state(of: view))) }
      if replaced.count > 8 { replaced.remove(at: 1) }
      guard generator.next() % 16 == 0,
        case .gesture(let gesture)? = walk.companions.randomElement(using: &generator),
        let touched = replaced.indices.randomElement(using: &generator)
      else { continue }
      let old = replaced[touched].view
      old.perform(gesture)
      replaced[touched] = (old, old.display, state(of: old))
    }
  }

  /// Takes the steps on a new screen, whose view may be replaced before and after each, and which goes in
  /// the end; watches what it is made of.
  ///
  /// A replaced view is released at once or, where the walk keeps it for a while, with its last reference. In
  /// half of the walks none is held.
  ///
  /// - Returns: The service of the screen.
  private func takeSteps(
    watchedBy detector: inout LeakDetector, judgingViews: Bool = true,
    watching watchService: (any HeadlessService<Gesture.Event>) -> Void = { _ in }
  ) throws(Fault) -> any HeadlessService<Gesture.Event> {
    let screen = withAutoreleasePool(makeScreen)
    let service = screen.headlessService
    let second = hasSecondView ? withAutoreleasePool { screen.secondView() } : nil
    var generator = SeededGenerator(seed: walk.seed)
    let holdsViews = Bool.random(using: &generator)
    var held: [AnyObject] = []
    func judge(_ view: WeakReference, _ count: Int) throws(Fault) {
      guard view.isAlive, judgingViews else { return }
      throw Fault(
        steps: count, expected: "the replaced view released at once",
        shown: "\(view.type) \(view.isSame(as: screen.view) ? "still in place" : "alive")",
        hint: Self.taskHint(on: screen))
    }
    func watch() {
      withAutoreleasePool {
        watchService(service)
        detector.spare(only: service.parts)
        detector.watch(screen, screen.view)
        if let second { detector.watch(second) }
      }
    }
    for count in 0...steps.count {
      let before = WeakReference(screen.view)
      if count > 0 { withAutoreleasePool { screen.take(steps[count - 1]) } }
      if !before.isSame(as: screen.view) { try judge(before, count) }
      guard replacesViews else { continue }
      // On a long walk, what is held now and then is held at one of these moments as well.
      if steps.count <= 32 || count.isMultiple(of: 8) { watch() }
      let old = WeakReference(screen.view)
      let isHeld = holdsViews && generator.next() % 4 == 0
      if isHeld { held.append(screen.view) }
      withAutoreleasePool { screen.replaceView() }
      if !isHeld { try judge(old, count) }
      if !held.isEmpty, generator.next() % 4 == 0 {
        let index = Int.random(in: held.indices, using: &generator)
        try judge(WeakReference(held.remove(at: index)), count)
      }
    }
    watch()
    return service
  }
}
