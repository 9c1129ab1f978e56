import AppScreens

extension ModeRun {
  /// Steps of a walk, and the run of them.
  typealias Course = (run: ModeRun, steps: [Step<Subject.Gesture>])

  /// With pauses, in which the run loop turns: the same is seen afterwards as before.
  func runPausing(_ steps: [Step<Subject.Gesture>]) throws(Finding) {
    var screens = PausedScreens([(self, steps)])
    if let (_, finding) = screens.finish() { throw finding }
  }
}

/// Screens on which a few steps of walks were taken, and which are left alone for a while.
///
/// All have their pause together, and what has to be done besides can be done in it.
struct PausedScreens<Subject: AppDefinition> {
  private var screens: [PausedScreen<Subject>]
  private var failure: PausedScreen<Subject>.Failure?
  private let end = ContinuousClock.now + .milliseconds(200)

  /// New screens, after the beginnings of walks.
  init(_ courses: [ModeRun<Subject>.Course]) {
    screens = courses.map(PausedScreen.init)
    _ = turn(pausing: 0)
  }

  /// The first display that changes in a pause, or behind one.
  ///
  /// - Returns: The place of the walk, and the finding; nil if there is none, or if nobody serves the
  ///   main queue, so that nothing that is put off can be waited for.
  mutating func finish() -> (index: Int, finding: Finding)? {
    let left = max(0, (end - ContinuousClock.now) / .seconds(1))
    for pause in [left, 0, 0, 0] where failure == nil {
      guard turn(pausing: pause) else { return nil }
    }
    return failure.map { ($0.index, $0.finding) }
  }

  /// Has the run loop turned, looks at all screens, and takes more steps; false if nobody turns it.
  private mutating func turn(pausing seconds: Double) -> Bool {
    guard LaterWork.pause(seconds) else { return false }
    do throws(PausedScreen<Subject>.Failure) {
      for index in screens.indices { try screens[index].look(index, afterPause: true) }
      for index in screens.indices { try screens[index].proceed(index) }
    } catch {
      failure = error
    }
    return true
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

  /// Takes some of the steps that are left.
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
