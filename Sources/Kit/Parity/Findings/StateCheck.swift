import AppScreens

extension Examination {
  /// Takes every step from every state that is found, up to as many as the app says, and a fifth of the
  /// number of random steps.
  ///
  /// States are told apart by reflection on the screen, and by what the specification holds. They are
  /// explored in the order in which they are found, so that paths are as short as can be.
  func states() -> CheckResult {
    var result = CheckResult(.states, .plain)
    guard let rules = app.specification.map(RulesAtWork.init) else { return result }
    var exploration = Exploration(
      limit: min(app.usualStates, effort.states ?? .max, effort.gestures / 5))
    var frontier = [Node(steps: [], rules: rules)]
    if !explore(&frontier, &exploration, &result) { frontier = [] }
    let steps = app.steps + [.replaceView]
    while !frontier.isEmpty {
      var next: [Node] = []
      for node in frontier {
        var nodes = steps.map { node.taking($0) }
        guard explore(&nodes, &exploration, &result) else {
          next = []
          break
        }
        next += nodes
      }
      frontier = next
    }
    result.states = exploration.known.count
    result.isComplete =
      exploration.isWhole && result.findings.isEmpty && result.obstacles.isEmpty
    result.remarks = result.findings.isEmpty ? exploration.remarks : []
    return result
  }

  /// A path to a state, and the rules there.
  private struct Node {
    var steps: Steps
    var rules: RulesAtWork<Gesture, Display>

    func taking(_ step: Step<Gesture>) -> Node {
      var node = self
      node.steps.append(step)
      node.rules.take(step)
      return node
    }
  }

  /// Takes some paths, of which only those are left that lead to a new state; false if one shows something
  /// wrong, or cannot be tried.
  private func explore(
    _ nodes: inout [Node], _ exploration: inout Exploration, _ result: inout CheckResult
  ) -> Bool {
    var walks = nodes.map { Walk($0.steps) }
    for index in walks.indices { walks[index].readsState = true }
    let trails = runner.show(walks, of: app, on: pattern, under: .plain)
    var kept: [Node] = []
    for ((node, walk), trail) in zip(zip(nodes, walks), trails) {
      if case .notRun(let reason) = trail.ending {
        result.obstacles = [reason]
        result.walksNotRun += 1
        result.stepsNotRun += 1
        return false
      }
      result.walks += 1
      result.steps += 1
      // The displays before the last were compared on the way to the state before.
      let isRight = trail.state != nil && trail.displays.last == node.rules.display
      if !isRight {
        let task = Task(
          walk: walk, source: WalkSource.states.words, expected: specified(node.steps))
        guard case .wrong(let found) = outcome(of: task, trail) else { continue }
        result.findings = [finding(found, on: task, under: .plain)]
        return false
      }
      if let state = trail.state, exploration.isNew(state, node.rules.state) { kept.append(node) }
    }
    nodes = kept
    return true
  }
}

/// The states that are known, each of a screen and of the rules beside it.
private struct Exploration {
  let limit: Int
  private(set) var known: Set<[Int]> = []

  /// Indicates whether all there is has been told apart, and none was beyond the limit.
  private(set) var isWhole = true
  private var hasClosures = false

  init(limit: Int) {
    self.limit = limit
  }

  /// Takes note of a state; returns whether it is new, and not beyond the limit.
  mutating func isNew(_ state: Fingerprint, _ rules: Int) -> Bool {
    (isWhole, hasClosures) = (isWhole && state.isWhole, hasClosures || state.hasClosures)
    let pair = [state.hash, rules]
    guard !known.contains(pair) else { return false }
    guard known.count < limit else {
      isWhole = false
      return false
    }
    known.insert(pair)
    return true
  }

  /// Remarks on parts that were not compared.
  var remarks: [String] { hasClosures ? ["what closures hold was not compared"] : [] }
}
