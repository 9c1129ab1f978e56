import AppScreens

extension Examination {
  /// The finding, told as what screens share, or as chance, where a fresh process shows it never or not always;
  /// or as too late, where the display is right a moment later.
  func confirmed(
    _ found: Finding, _ discrepancy: Discrepancy, _ task: Task, _ condition: Condition
  ) -> Finding {
    var finding = found
    let walk = walk(discrepancy.steps, discrepancy.seed)
    guard finding.kind == .visible || finding.kind == .hidden else { return finding }
    // What is late is so in scenarios too, and to wait takes time.
    if task.isScenario, finding.kind == .visible, isRightLater(walk) { finding.tellLateness() }
    guard condition != .otherEnvironment else { return finding }
    func again(in runner: any Runner) -> Discrepancy? {
      self.discrepancy(
        on: walk, under: condition, exceptAtFirst: task.expected.isOpenAtFirst, in: runner)
    }
    guard let fresh = runner.fresh else { return finding }
    if let other = again(in: fresh) {
      if finding.kind == .visible, other.shown.last != discrepancy.shown.last {
        finding.tellChance()
      }
      return finding
    }
    let alone = (0..<2).compactMap { _ in runner.fresh.flatMap(again) }
    finding.tellSharing(
      isChance: !alone.isEmpty,
      condition == .leaks || condition == .memory
        ? finding.rule : app.rule(on: .withOtherScreens)?.number)
    return finding
  }

  /// Indicates whether the display is right once what was put off until later has been done.
  private func isRightLater(_ walk: Walk<Gesture>) -> Bool {
    guard let expected = specified(walk.steps)?.last else { return false }
    let trail = runner.show(walk, of: app, on: pattern, under: .pauses)
    guard trail.displays.count > walk.steps.count + 1 else { return false }
    return trail.displays.last == expected
  }
}

extension Finding {
  /// Tells that it depends on what was before, or on chance.
  mutating func tellSharing(isChance: Bool, _ rule: String?) {
    self.rule = rule ?? self.rule
    (kind, isShownAlone) = (.hidden, false)
    hint =
      isChance
      ? """
      the same steps show at times what is right: what is done on another thread, by a clock, or by \
      chance?
      """
      : """
      in a fresh process the same steps show what is right: which static, singleton or global do \
      screens share, that others have changed before?
      """
  }

  /// Tells that each process shows something else, and all of it wrong.
  fileprivate mutating func tellChance() {
    hint = "each process shows something else: what is made of chance, a hash value or the time?"
  }

  /// Tells that the display is right later, which breaks the rule on showing it at once.
  fileprivate mutating func tellLateness() {
    rule = initialDisplayNumber
    kind = .late
    hint = """
      a display must be right at once, and this one is right only after the run loop has turned: \
      what sets it later, on the main queue, in a Task or by a Timer?
      """
  }
}
