import AppScreens

/// A screen in another process, which is told what to do and asked what it shows.
///
/// Steps are sent with the next look. A screen whose process has failed is blank.
final class StagedScreen<Gesture: ScreenGesture, Display: ScreenDisplay>: Screen {
  private let act: StagedAct<Gesture, Display>
  private var current: StagedView<Gesture, Display>

  init(app: String, on stage: Stage) {
    act = StagedAct(app: app, on: stage)
    current = StagedView(act)
  }

  /// The view; another one once the screen has said that it has another.
  var view: StagedView<Gesture, Display> {
    if act.look().views != current.number { current = StagedView(act) }
    return current
  }

  var display: Display { act.look().display }

  var world: any World<Gesture.Event> { act }

  func replaceView() {
    act.take(.replaceView)
  }
}

/// The view of a screen in another process.
final class StagedView<Gesture: ScreenGesture, Display: ScreenDisplay>: HeadlessView {
  private let act: StagedAct<Gesture, Display>

  /// Its number among the views of the screen.
  let number: Int

  init(_ act: StagedAct<Gesture, Display>) {
    self.act = act
    number = act.look().views
  }

  func perform(_ gesture: Gesture) {
    act.take(.gesture(gesture))
  }

  var display: Display { act.look().display }
}

/// The world of a screen in another process, and the way to the screen.
final class StagedAct<Gesture: ScreenGesture, Display: ScreenDisplay>: World {
  private let app: String
  private let stage: Stage
  private let generation: Int
  private let number: Int
  private var operations: [StageOperation]
  private var lastLook: StageLook<Display>?

  init(app: String, on stage: Stage) {
    self.app = app
    self.stage = stage
    (generation, number) = stage.place()
    operations = [.make(number)]
  }

  deinit {
    _ = stage.looks([.letGo(number)], of: app, in: generation, as: Display.self)
  }

  func take(_ step: Step<Gesture>) {
    add(.step(number, step.notation))
  }

  func happen(_ event: Gesture.Event) {
    take(.event(event))
  }

  func answerWithdrawn(failing isFailing: Bool) {
    add(.answerWithdrawn(number, failing: isFailing))
  }

  private func add(_ operation: StageOperation) {
    operations.append(operation)
    lastLook = nil
  }

  /// What is seen now.
  func look() -> StageLook<Display> {
    if let lastLook { return lastLook }
    let looks = stage.looks(operations + [.look(number)], of: app, in: generation, as: Display.self)
    let look = looks?.last ?? StageLook(display: Display(), views: 0)
    operations = []
    lastLook = look
    return look
  }

  var parts: [AnyObject] { [self] }

  var awaited: [String] { [] }
}
