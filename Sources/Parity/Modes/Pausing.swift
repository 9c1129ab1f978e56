import AppScreens

extension ModeRun {
  /// Steps of a walk, and the run of them.
  typealias Course = (run: ModeRun, steps: [Step<Subject.Gesture>])

  /// With pauses, in which the run loop turns: the same is seen afterwards as before.
  func runPausing(_ steps: [Step<Subject.Gesture>]) throws(Finding) {
    if let (_, finding) = Self.firstFinding(pausing: [(self, steps)]) { throw finding }
  }

  /// The first display on screens of several walks that changes in a pause, which they have together.
  ///
  /// - Returns: The place of the walk, and the finding; nil if there is none, or if nobody serves the
  ///   main queue, so that nothing that is put off can be waited for.
  static func firstFinding(pausing courses: [Course]) -> (index: Int, finding: Finding)? {
    var screens = courses.map(PausedScreen.init)
    do throws(PausedScreen<Subject>.Failure) {
      for pause in [0, 0.1, 0, 0, 0] {
        guard LaterWork.finish(), pause == 0 || LaterWork.pause(pause) else { return nil }
        for index in screens.indices { try screens[index].look(index, afterPause: true) }
        for index in screens.indices { try screens[index].proceed(index) }
      }
      guard LaterWork.finish() else { return nil }
      for index in screens.indices { try screens[index].look(index, afterPause: true) }
      return nil
    } catch {
      return (error.index, error.finding)
    }
  }
}

/// A screen on which steps are taken a few at a time.
private struct PausedScreen<Subject: AppDefinition> {
  struct Failure: Error {
    let index: Int
    let finding: Finding
  }

  private let course: ModeRun<Subject>.Course
  private let displays: [Subject.Display]
  private let screen: any Screen<Subject.Gesture, Subject.Display>
  private var generator: SeededGenerator
  private var count = 0

  init(_ course: ModeRun<Subject>.Course) {
    self.course = course
    displays = course.run.history(of: course.steps, on: course.run.makeScreen())
    screen = course.run.makeScreen()
    generator = SeededGenerator(seed: course.run.seed)
  }

  /// Takes half of the steps that are left, more or less.
  mutating func proceed(_ index: Int) throws(Failure) {
    let left = course.steps.count - count
    for _ in 0..<Int.random(in: min(1, left)...left, using: &generator) {
      screen.take(course.steps[count])
      count += 1
      try look(index, afterPause: false)
    }
  }

  /// Looks whether the display is the one that is seen without pauses.
  func look(_ index: Int, afterPause: Bool) throws(Failure) {
    let (shown, expected) = (screen.display, displays[count])
    guard shown != expected else { return }
    let place = afterPause ? "later, when the run loop has turned" : "after a pause before"
    let finding = course.run.hiddenFinding(
      course.steps, count, expected: expected.summary(where: shown),
      shown: "\(shown.summary(where: expected)) \(place)")
    throw Failure(index: index, finding: finding)
  }
}
