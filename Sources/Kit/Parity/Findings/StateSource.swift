import AppScreens

/// Every step from every state that is found, up to as many as the app says, and a fifth of the number of
/// random steps.
///
/// States are distinguished by reflection on the screen, and by what the specification holds. They are explored
/// in the order in which they are found, so that paths are as short as can be.
struct StateSource<Subject: AppDefinition>: Source {
  private let steps: [Step<Subject.Gesture>]
  private let limit: Int

  /// The paths on which walks are now, and those to states from which no step was taken yet.
  private var present: [Node]
  private var waiting: ArraySlice<Node> = []
  private var hasBegun = false

  /// The states that are known, each of a screen and of the specification beside it.
  private var known: Set<[Int]> = []

  /// Indicates whether all there is was compared, and no state was beyond the limit.
  private var isWhole = true
  private var hasClosures = false

  /// The states of an app; none without a specification.
  init(_ app: Subject, _ effort: Effort) {
    steps = app.steps + [.replaceView]
    limit = min(app.usualStates, effort.states ?? .max, effort.gestures / 5)
    present =
      app.specification.map { [Node(steps: [], run: SpecificationRun($0).withoutRules)] } ?? []
  }

  /// A path to a state, and what the specification says there.
  private struct Node {
    var steps: [Step<Subject.Gesture>]
    var run: SpecificationRun<Subject.Gesture, Subject.Display>

    func taking(_ step: Step<Subject.Gesture>) -> Node {
      Node(steps: steps + [step], run: run.taking(step))
    }
  }

  mutating func next(after taken: [Examination<Subject>.Taken]) -> [PlannedWalk<Subject>] {
    for (node, taken) in zip(present, taken) {
      if let state = taken.state, isNew(state, node.run.state) { waiting.append(node) }
    }
    if hasBegun { present = waiting.popFirst().map { node in steps.map(node.taking) } ?? [] }
    hasBegun = true
    return present.map { node in
      var walk = Walk(node.steps)
      (walk.unread, walk.readsState) = (node.steps.count, true)
      return PlannedWalk(
        walk: walk, origin: WalkSource.states.words,
        reference: Reference(seen: [node.run.display], after: node.steps.count))
    }
  }

  /// Takes note of a state; returns whether it is new, and not beyond the limit.
  private mutating func isNew(_ state: Fingerprint, _ specified: Int) -> Bool {
    (isWhole, hasClosures) = (isWhole && state.isWhole, hasClosures || state.hasClosures)
    let pair = [state.hash, specified]
    guard !known.contains(pair) else { return false }
    guard known.count < limit else {
      isWhole = false
      return false
    }
    known.insert(pair)
    return true
  }

  func complete(_ result: inout CheckResult) {
    result.states = known.count
    result.isComplete = isWhole && waiting.isEmpty
    result.remarks = hasClosures ? ["what closures hold was not compared"] : []
  }
}
