import AppScreens

/// A screen on a stage beside the rules of its app, given the same steps.
///
/// Looks are taken together, so that a search learns late that they differ, and where they did first.
struct StagedScreens<Subject: AppDefinition>: ScreensSideBySide {
  /// A place at which the screen shows something else than the rules say: the steps, and both displays.
  typealias Place = (steps: [Step<Subject.Gesture>], displays: [Subject.Display])

  let app: Subject

  /// The first place at which they differ; nil if none is known.
  private(set) var difference: Place?

  private let stage: Stage
  private let edited: Set<String>
  private let makeRightScreen: @Sendable () -> any Screen<Subject.Gesture, Subject.Display>
  private var right: any Screen<Subject.Gesture, Subject.Display>
  private var number: Int
  private let generation: Int
  private var operations: [StageOperation] = []
  private var runs: [[Step<Subject.Gesture>]] = [[]]
  private var looks: [(run: Int, steps: Int, expected: Subject.Display)] = []
  private var hasChanged = true

  /// A new screen; nil for an app without a specification.
  init?(_ app: Subject, on stage: Stage) {
    guard let makeRightScreen = app.specificationPattern.flatMap({ app.screenFactory(in: $0) })
    else { return nil }
    self.app = app
    self.stage = stage
    self.makeRightScreen = makeRightScreen
    edited = Set(StepCorpus(app).slots.map(\.slot.name))
    right = makeRightScreen()
    (generation, number, _) = stage.place()
    operations = [.make(number)]
  }

  mutating func renew() {
    right = makeRightScreen()
    operations.append(.letGo(number))
    number = stage.place().number
    operations.append(.make(number))
    runs.append([])
    hasChanged = true
  }

  mutating func take(_ step: Step<Subject.Gesture>) {
    right.take(step)
    operations.append(.step(number, step.notation))
    runs[runs.count - 1].append(step)
    hasChanged = true
  }

  var isIdentical: Bool {
    mutating get {
      if hasChanged {
        operations.append(.look(number))
        looks.append((runs.count - 1, runs[runs.count - 1].count, right.display))
        hasChanged = false
        if looks.count >= 256 { carryOut() }
      }
      return difference == nil && stage.failure == nil
    }
  }

  var state: (key: Int, isWhole: Bool) { (0, true) }

  /// Has everything done that was put off.
  mutating func carryOut() {
    guard difference == nil, !looks.isEmpty else { return }
    let shown = stage.looks(operations, of: app, editing: edited, in: generation) ?? []
    for (look, shown) in zip(looks, shown) where shown.display != look.expected {
      difference = (Array(runs[look.run].prefix(look.steps)), [look.expected, shown.display])
      break
    }
    operations.removeAll(keepingCapacity: true)
    looks.removeAll(keepingCapacity: true)
    runs.removeFirst(runs.count - 1)
  }

  /// The first place on the way of some steps, taken on a new screen.
  static func place(
    after steps: [Step<Subject.Gesture>], of app: Subject, on stage: Stage
  ) -> Place? {
    guard var screens = StagedScreens(app, on: stage) else { return nil }
    guard screens.isIdentical else { return screens.difference }
    for step in steps {
      screens.take(step)
      guard screens.isIdentical else { break }
    }
    screens.carryOut()
    return screens.difference
  }
}

extension Stage {
  /// The first difference from the rules that a search finds, after no more steps than it needs; nil if
  /// there is none, or if the process fails.
  package func difference<Subject: AppDefinition>(
    by search: Search, of app: Subject
  ) -> Difference? {
    guard var screens = StagedScreens(app, on: self) else { return nil }
    var result = SearchResult(of: search, over: [])
    if screens.isIdentical { search.strategy.run(on: &screens, counting: &result) }
    screens.carryOut()
    guard failure == nil, let found = screens.difference else { return nil }
    func place(_ steps: [Step<Subject.Gesture>]) -> StagedScreens<Subject>.Place? {
      failure == nil ? StagedScreens.place(after: steps, of: app, on: self) : nil
    }
    var fewest = found
    var isCutShort = false
    let isRepeatable = place(found.steps) != nil
    if isRepeatable {
      let shrinking = Shrinking(found.steps, of: app, limit: 1_000) { place($0) != nil }
      isCutShort = shrinking.isCutShort
      fewest = place(shrinking.steps) ?? found
    }
    var difference = Difference(
      app.name, after: fewest.steps.map(\.notation), between: [.specification, Stage.submission],
      showing: fewest.displays)
    difference.foundAfter = found.steps.count
    difference.isRepeatable = isRepeatable
    difference.isCutShort = isCutShort
    difference.attribute(app, fewest.steps, fewest.displays)
    difference.note(search)
    return difference
  }
}
