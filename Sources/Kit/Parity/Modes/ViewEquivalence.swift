import AppScreens

extension ModeRun {
  /// Acting and looking on the views themselves: the same is seen as on the screen.
  ///
  /// A gesture is made on the screen, on its view, or on a second view where the pattern serves two;
  /// after each step the screen, its view and the second view must show the same.
  func runThroughViews(_ steps: [Step<Subject.Gesture>]) throws(Finding) {
    let displays = history(of: steps, on: makeScreen())
    try runThroughViews(of: makeScreen(), steps, displays)
  }

  private func runThroughViews<Subscreen: Screen>(
    of screen: Subscreen, _ steps: [Step<Subject.Gesture>], _ displays: [Subject.Display]
  ) throws(Finding)
  where Subscreen.Gesture == Subject.Gesture, Subscreen.Display == Subject.Display {
    var generator = SeededGenerator(seed: seed)
    var second = screen.secondView()
    var onViews: [(subject: String, display: Subject.Display)] = []
    for (count, expected) in displays.enumerated() {
      if count > 0 {
        switch steps[count - 1] {
        case .gesture(let gesture):
          (screen as? any StepAnnouncing)?.announce(gesture.notation)
          switch (generator.next() % 4, second) {
          case (0, _): screen.perform(gesture)
          case (1, let second?): second.perform(gesture)
          default: screen.view.perform(gesture)
          }
        case .event(let event): screen.happen(event)
        case .replaceView:
          second = nil
          screen.replaceView()
          second = screen.secondView()
        }
      }
      let through = screen.display(through: screen.view)
      let other = second.map(screen.display(through:))
      for (subject, shown) in [("screen", screen.display), ("screen through its view", through)]
        + (other.map { [("second view", $0)] } ?? [])
      where shown != expected {
        throw hiddenFinding(
          steps, count, expected: expected.summary(where: shown),
          shown: "\(shown.summary(where: expected)) on the \(subject)")
      }
      onViews.append(("view", screen.view.display))
    }
    try compareViews(onViews.map(\.display), steps, displays)
  }

  /// Compares views with the screen, but for what only the screen knows of its world.
  private func compareViews(
    _ shown: [Subject.Display], _ steps: [Step<Subject.Gesture>], _ displays: [Subject.Display]
  ) throws(Finding) {
    let blank = Subject.Display().widgets
    let widgets = shown.map(\.widgets)
    let isOfView = blank.indices.map { index in
      Subject.Gesture.Event.self is NoEvent.Type
        || widgets.contains { $0.indices.contains(index) && $0[index] != blank[index] }
    }
    for (count, (shown, expected)) in zip(widgets, displays.map(\.widgets)).enumerated() {
      let isSame =
        shown.count == expected.count
        && shown.indices.allSatisfy { index in
          shown[index] == expected[index] || isOfView.indices.contains(index) && !isOfView[index]
        }
      guard isSame else {
        throw hiddenFinding(
          steps, count, expected: "the view to show what its screen does, \(expected.summary)",
          shown: shown.summary)
      }
    }
  }
}

/// A screen that is told of the gestures that are made on its view.
package protocol StepAnnouncing {
  /// Hears of a step before it is taken, past the screen itself.
  func announce(_ notation: String)
}
