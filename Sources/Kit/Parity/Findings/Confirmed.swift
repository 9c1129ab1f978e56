import AppScreens

extension Examination {
  /// Tells what screens share, or chance, where a fresh process shows a finding never or not always; or that
  /// it is too late, where the display is right a moment later.
  func confirm(
    _ finding: inout Finding, _ found: Discrepancy, _ task: Task, _ condition: Condition
  ) {
    guard finding.kind == .visible || finding.kind == .hidden else { return }
    let walk = walk(found.steps, found.seed)
    // What is late is so in scenarios too, and to wait takes time.
    if task.isScenario, finding.kind == .visible, isRightLater(walk) {
      finding.rule = initialDisplayNumber
      finding.kind = .late
      finding.hint = """
        a display must be right at once, and this one is right only after the run loop has turned: \
        what sets it later, on the main queue, in a Task or by a Timer?
        """
    }
    func again() -> Discrepancy? {
      runner.fresh.flatMap { runner in
        Examination(app: app, pattern: pattern, effort: effort, runner: runner)
          .discrepancy(on: walk, under: condition, exceptAtFirst: found.isOpenAtFirst)
      }
    }
    guard condition != .otherEnvironment, runner.fresh != nil else { return }
    if let other = again() {
      if finding.kind == .visible, other.shown.last != found.shown.last {
        finding.hint =
          "each process shows something else: what depends on chance, a hash value or the time?"
      }
    } else {
      tellSharing(&finding, isChance: again() != nil || again() != nil)
    }
  }

  /// Indicates whether the display is right once what was put off until later has been done.
  private func isRightLater(_ walk: Walk<Gesture>) -> Bool {
    guard let expected = specified(walk.steps).last else { return false }
    let trail = runner.show(walk, of: app, on: pattern, under: .pauses)
    guard trail.displays.count > walk.steps.count + 1, let last = trail.displays.last ?? nil else {
      return false
    }
    return expected.allows(last)
  }

  /// Tells of chance, or of what screens share, what was not seen again.
  func tellNotRepeated(_ finding: inout Finding) {
    guard finding.kind == .fatal else { return tellSharing(&finding, isChance: false) }
    finding.kind = .unstable
    finding.shown += "; it did not end when run again"
    finding.hint = "which thread or timer decides when this happens?"
  }

  /// Tells that it depends on what was before, or on chance.
  private func tellSharing(_ finding: inout Finding, isChance: Bool) {
    if ![.leaks, .memory, .cost].contains(finding.condition) {
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
