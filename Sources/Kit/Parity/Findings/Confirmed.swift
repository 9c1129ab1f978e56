import AppScreens
import SharedSuite

extension Examination {
  /// Tells what screens share, or chance, where a fresh process shows a finding never or not always; or that
  /// it is too late, where the display is right a moment later.
  func confirm(
    _ finding: inout Finding, _ found: Discrepancy, _ task: Task, _ condition: Condition
  ) {
    guard finding.kind == .visible || finding.kind == .hidden else { return }
    let walk = walk(found.steps, found.seed)
    // What is late is so in scenarios too, and to wait takes time.
    if task.isScenario, isLate(walk, finding) { return tellLateness(&finding, on: walk) }
    func again() -> Discrepancy? {
      afresh?.discrepancy(on: walk, under: condition, exceptAtFirst: found.isOpenAtFirst)
    }
    guard runner.fresh != nil else { return }
    if let other = again() {
      if finding.kind == .visible, other.shown.last != found.shown.last {
        finding.hint =
          "each process shows something else: what depends on chance, a hash value or the time?"
      }
    } else if !task.isScenario, isLate(walk, finding) {
      tellLateness(&finding, on: walk)
    } else if !tellOtherThread(&finding, on: walk) {
      tellSharing(&finding, isChance: again() != nil || again() != nil)
    }
  }

  /// Indicates whether what a finding shows is wrong at once, and right when all that was put off is done.
  ///
  /// Another thread may be quick enough for it to be right at once at times: so there are several looks.
  private func isLate(_ walk: Walk<Gesture>, _ finding: Finding) -> Bool {
    guard finding.kind == .visible, let expected = specified(walk.steps).last else { return false }
    let walks = Array(repeating: walk, count: 4)
    let looks = runner.show(walks, of: app, on: pattern, under: .pauses).map { trail in
      // The display at the very end stands behind those after each step.
      trail.displays.dropFirst(walk.steps.count).map { $0.map(expected.allows) ?? false }
    }
    return looks.allSatisfy { $0.count == 2 && $0[1] } && looks.contains { !$0[0] }
  }

  /// The same in a process in which no screen was made before; nil if there is none.
  private var afresh: Examination? { runner.fresh.map(taken) }

  /// Tells of steps that go right on the main thread and wrong on others, if they do.
  ///
  /// Walks are taken on the main thread by processes of their own, and on others here.
  private func tellOtherThread(_ finding: inout Finding, on walk: Walk<Gesture>) -> Bool {
    guard let afresh, afresh.discrepancy(on: walk, under: .plain) == nil,
      let other = drawnAgain(walk, under: .otherThread).lazy
        .compactMap({ afresh.discrepancy(on: $0, under: .otherThread) }).first
    else { return false }
    let task = Task(walk: walk, source: finding.source)
    finding = told(other, task, .otherThread, isMinimal: false)
    return true
  }

  /// Tells that a display comes too late, or what is behind that.
  private func tellLateness(_ finding: inout Finding, on walk: Walk<Gesture>) {
    guard !tellOtherThread(&finding, on: walk) else { return }
    finding.rule = initialDisplayNumber
    finding.kind = .late
    finding.hint = """
      a display must be right at once, and this one is right only after the run loop has turned: \
      what sets it later, on the main queue, in a Task or by a Timer?
      """
  }

  /// Tells of what was not seen again: that it is too late, or that it depends on what screens share.
  func tellNotRepeated(_ finding: inout Finding, on walk: Walk<Gesture>) {
    guard finding.kind == .fatal else {
      guard isLate(walk, finding) else { return tellSharing(&finding, isChance: false) }
      // It could not be shrunk, since it is not seen each time.
      finding.isCutShort = true
      return tellLateness(&finding, on: walk)
    }
    finding.kind = .unstable
    finding.shown += "; it did not end when run again"
    finding.hint = "which thread or timer decides when this happens?"
  }

  /// Tells that it depends on what was before, or on chance.
  private func tellSharing(_ finding: inout Finding, isChance: Bool) {
    if finding.condition != .leaks {
      finding.rule = app.rule(on: .withOtherScreens)?.number ?? finding.rule
    }
    (finding.kind, finding.isShownAlone) = (.hidden, false)
    finding.hint =
      isChance
      ? """
      the same steps are right at times: what depends on another thread, a clock or chance?
      """
      : """
      in a fresh process the same steps are right: which static, singleton or global do screens \
      share, what changed it before, or which Set has another order each time?
      """
  }
}
