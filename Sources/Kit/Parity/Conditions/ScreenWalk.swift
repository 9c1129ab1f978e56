import AppScreens
import Foundation

/// A walk on new screens of one pattern, under a condition.
///
/// It hands out each display as it sees it, so that a process that ends there has shown how far it came.
struct ScreenWalk<Gesture: ScreenGesture, Display: ScreenDisplay> {
  typealias State = ScreenState<Display>
  typealias AnyScreen = any Screen<Gesture, Display>

  let walk: Walk<Gesture>
  let makeScreen: @Sendable () -> AnyScreen
  let timeout: ReleaseTimeout

  /// Indicates whether views are replaced at each step while it is watched what is released.
  var replacesViews = true

  /// Indicates whether a second view is open while it is watched what is released.
  var hasSecondView = false

  /// Hears each display; nil where none is read.
  let see: (State?) -> Void

  var steps: [Step<Gesture>] { walk.steps }

  /// Takes the walk.
  ///
  /// - Throws: What is wrong besides the displays.
  func take(under condition: Condition) throws(Fault) {
    switch condition {
    case .plain, .pauses: show(on: makeScreen())
    case .replacedViews: try replaceViews()
    case .withOtherScreens: showBesideOthers()
    case .viaViews: try showOnViews(of: makeScreen())
    case .sparseReads: try readNowAndThen()
    case .otherThread: showOnThreads()
    case .overlappingTasks: try overlapTasks()
    case .lateResponses: answerCancelled()
    case .leaks: try watchRelease()
    case .servicesOutliveScreen: try letServicesOutlive()
    }
  }

  /// Takes the steps on a screen as they are.
  func show(on screen: some Screen<Gesture, Display>) {
    for count in 0...steps.count {
      if count > 0 { screen.take(steps[count - 1]) }
      see(screen.state)
    }
  }

  /// Replaces the view at each step, and then now and then on another screen, where replaced views are held
  /// for a while: that must show the same.
  private func replaceViews() throws(Fault) {
    let displays = try replaceEachView()
    let screen = makeScreen()
    var generator = SeededGenerator(seed: walk.seed)
    var held: [AnyObject] = []
    for (count, expected) in displays.enumerated() {
      if count > 0 { screen.take(steps[count - 1]) }
      if count > 0, generator.next() % 2 == 0 {
        held.append(screen.view)
        screen.replaceView()
      }
      if !held.isEmpty, generator.next() % 4 == 0 {
        held.remove(at: Int.random(in: held.indices, using: &generator))
      }
      let shown = screen.state
      guard shown.showsTexts(of: expected) else {
        throw Fault(
          steps: count, expected: expected.summary(where: shown),
          shown: "\(shown.summary(where: expected)), with replaced views held for a while",
          isOfDisplays: true,
          hint: "what does a replaced view still do while it is held, and when it is released?")
      }
    }
  }

  /// The displays where the view is replaced before the first step and after each.
  private func replaceEachView() throws(Fault) -> [State] {
    let screen = makeScreen()
    var displays: [State] = []
    for count in 0...steps.count {
      if count > 0 { screen.take(steps[count - 1]) }
      let view: AnyObject = screen.view
      let old = WeakReference(view)
      withExtendedLifetime(view) { screen.replaceView() }
      displays.append(screen.state)
      see(displays[count])
      guard !old.isSame(as: screen.view) else {
        throw Fault(
          steps: count, expected: "a new view",
          shown: "the same \(old.type) after replacing it")
      }
    }
    return displays
  }

  /// Up to three other screens do now and then what this one does, and are released for others; in one walk
  /// of four, a crowd of screens was made first.
  private func showBesideOthers() {
    var generator = SeededGenerator(seed: walk.seed)
    let hasCrowd = Int.random(in: 0..<4, using: &generator) == 0
    let crowd = (0..<(hasCrowd ? 300 : 0)).map { _ in makeScreen() }
    var others = (0..<Int.random(in: 1...3, using: &generator)).map { _ in makeScreen() }
    withExtendedLifetime(crowd) {
      let screen = makeScreen()
      see(screen.state)
      for step in steps {
        screen.take(step)
        for index in others.indices {
          switch generator.next() % 16 {
          case 0: others[index] = makeScreen()
          case 1, 2: others[index].take(.replaceView)
          case 3..<7: others[index].take(step)
          case 7..<13:
            if let other = walk.companions.randomElement(using: &generator) {
              others[index].take(other)
            }
          default: _ = others[index].display
          }
        }
        see(screen.state)
      }
    }
  }

  /// Looks at some moments and not at others, once or twice.
  private func readNowAndThen() throws(Fault) {
    var generator = SeededGenerator(seed: walk.seed)
    let distance = [Int.max, 8, 2][Int.random(in: 0..<3, using: &generator)]
    let screen = makeScreen()
    for count in 0...steps.count {
      if count > 0 { screen.take(steps[count - 1]) }
      guard count == steps.count || Int.random(in: 0..<distance, using: &generator) == 0 else {
        see(nil)
        continue
      }
      let first = screen.state
      see(first)
      let second = screen.state
      guard second == first else {
        throw Fault(
          steps: count, expected: first.summary(where: second),
          shown: "\(second.summary(where: first)) at a second look", isOfDisplays: true)
      }
    }
  }

  /// Responds to every cancelled request after each step, with success or with failure as it is drawn.
  private func answerCancelled() {
    var generator = SeededGenerator(seed: walk.seed)
    let screen = makeScreen()
    see(screen.state)
    for step in steps {
      screen.take(step)
      screen.headlessService.answerCancelled(failing: Bool.random(using: &generator))
      see(screen.state)
    }
  }
}
