import AppScreens

/// A screen in another process, which is told what to do and asked what it shows.
///
/// Steps are sent with the next look. A screen whose process has failed is blank.
final class StagedScreen<Subject: AppDefinition>: Screen {
  private let act: StagedAct<Subject>
  private var current: StagedView<Subject>

  init(of app: Subject, editing edited: Set<String>, on stage: Stage) {
    act = StagedAct(of: app, editing: edited, on: stage)
    current = StagedView(act)
  }

  /// The view; another one once the screen has said that it has another.
  var view: StagedView<Subject> {
    if act.look().views != current.number { current = StagedView(act) }
    return current
  }

  var display: Subject.Display { act.look().display }

  var world: any World<Subject.Gesture.Event> { act }

  func replaceView() {
    act.take(.replaceView)
  }
}

/// The view of a screen in another process.
final class StagedView<Subject: AppDefinition>: HeadlessView {
  private let act: StagedAct<Subject>

  /// Its number among the views of the screen.
  let number: Int

  init(_ act: StagedAct<Subject>) {
    self.act = act
    number = act.look().views
  }

  func perform(_ gesture: Subject.Gesture) {
    act.take(.gesture(gesture))
  }

  var display: Subject.Display { act.look().display }
}

/// The world of a screen in another process, and the way to the screen.
final class StagedAct<Subject: AppDefinition>: World {
  private let app: Subject
  private let edited: Set<String>
  private let stage: Stage
  private let generation: Int
  private let number: Int
  private let isKept: Bool
  private var operations: [StageOperation]
  private var lastLook: StageLook<Subject.Display>?

  init(of app: Subject, editing edited: Set<String>, on stage: Stage) {
    self.app = app
    self.edited = edited
    self.stage = stage
    (generation, number, isKept) = stage.place()
    operations = [.make(number)]
  }

  deinit {
    guard !isKept else { return }
    _ = stage.looks([.letGo(number)], of: app, editing: edited, in: generation)
  }

  func take(_ step: Step<Subject.Gesture>) {
    add(.step(number, step.notation))
  }

  func happen(_ event: Subject.Gesture.Event) {
    take(.event(event))
  }

  func answerWithdrawn(failing isFailing: Bool) {
    add(.answerWithdrawn(number, failing: isFailing))
  }

  private func add(_ operation: StageOperation) {
    operations.append(operation)
    lastLook = nil
  }

  /// The present display.
  func look() -> StageLook<Subject.Display> {
    if let lastLook { return lastLook }
    let looks = stage.looks(
      operations + [.look(number)], of: app, editing: edited, in: generation)
    let look = looks?.last ?? StageLook(display: Subject.Display(), views: 0)
    operations = []
    lastLook = look
    return look
  }

  var parts: [AnyObject] { [self] }

  var awaited: [String] { [] }
}
