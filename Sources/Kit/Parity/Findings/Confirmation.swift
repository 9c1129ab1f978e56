import AppScreens
import SharedSuite

extension Examination {
  /// Says on what a finding depends that a fresh process shows never or not always; or that it is too late,
  /// where the display is right a moment later.
  func confirm(_ finding: inout Finding, _ found: Discrepancy<Subject>) {
    guard finding.kind == .visible || finding.kind == .hidden, !found.isOfCursor else { return }
    if finding.kind == .visible, isRightInNewView(found) {
      finding.hint =
        found.isAsBefore
        ? "a new view shows it right: what updates a new one, but not the old one?"
        : "a new view shows it right: what shows something else to the old one, or changes it?"
    }
    // What is late is so in scenarios too, and to wait takes time.
    let isWritten = found.planned.isWritten
    if isWritten {
      switch timing(of: found.walk, finding) {
      case .late: return markAsLate(&finding, found)
      case .rightWithPauses:
        finding.hint = """
          with a pause after each step the same is right: what ignores a step, or puts it off, \
          while something else runs, such as an animation or a timer?
          """
      case .wrong: break
      }
    }
    guard runner.fresh != nil else { return }
    func again() -> Discrepancy<Subject>? {
      afresh?.discrepancy(like: found, on: found.walk, under: finding.condition)
    }
    if let other = again() {
      guard found.defect == nil, other.shown.last != found.shown.last else { return }
      let hint =
        "each process shows something else: what depends on chance, a hash value or the time?"
      guard finding.kind == .visible else { return markAsHidden(&finding, hint: hint) }
      finding.hint = hint
    } else if !isWritten, timing(of: found.walk, finding) == .late {
      markAsLate(&finding, found)
    } else if !attributeToThread(&finding, found) {
      let isSeenAtTimes = (1...2).contains { _ in again() != nil }
      markAsHidden(
        &finding,
        hint: isSeenAtTimes
          ? "the same steps are right at times: what depends on another thread, a clock or chance?"
          : """
          in a fresh process the same steps are right: which static, singleton or global do screens \
          share, what changed it before, or which Set has another order each time?
          """)
    }
  }

  /// Indicates whether a view that replaces the one with a wrong display shows what it must.
  private func isRightInNewView(_ found: Discrepancy<Subject>) -> Bool {
    let steps = found.walk.steps + [.replaceView]
    let reference = app.reference(of: steps)
    guard found.walk.steps.last != .replaceView, reference[steps.count] != nil else { return false }
    let trail = runner.show(app.walk(steps, found.walk.seed), of: app, on: pattern)
    guard trail.displays.count == steps.count + 1, let shown = trail.displays[steps.count] else {
      return false
    }
    return reference.allows(shown, after: steps.count)
  }

  /// Marks what was not seen again: it is too late, or was seen once.
  func markAsUnrepeatable(_ finding: inout Finding, _ found: Discrepancy<Subject>) {
    if finding.kind == .fatal {
      finding.kind = .unstable
      finding.shown += "; it did not end when run again"
      finding.hint = "which thread or timer decides when this happens?"
    } else if timing(of: found.walk, finding) == .late {
      // It could not be shrunk, since it is not seen each time.
      finding.isCutShort = true
      markAsLate(&finding, found)
    } else {
      markAsHidden(
        &finding,
        hint: """
          seen once, and not when the same steps were taken again: what depends on another thread, a \
          clock or chance, or on what earlier screens have left?
          """)
    }
  }

  /// The same in a process in which no screen was made before, another one each time; nil if there is none.
  private var afresh: Examination? { runner.fresh.map(taken) }

  /// What pauses change of a display that is wrong without them.
  private enum Timing {
    /// It is wrong all the same.
    case wrong

    /// It is wrong at once, and right when all that was put off is done.
    case late

    /// It is right at once where each step has waited for what was put off before.
    case rightWithPauses
  }

  /// What pauses change of what a finding shows.
  private func timing(of walk: Walk<Gesture>, _ finding: Finding) -> Timing {
    let reference = app.reference(of: walk.steps)
    guard finding.kind == .visible, reference[walk.steps.count] != nil else { return .wrong }
    let walks = Array(repeating: walk, count: SearchLimits.looksAtLateDisplay)
    let looks = runner.show(walks, of: app, on: pattern, under: .pauses).map { trail in
      // The display at the very end comes after those of each step.
      trail.displays.dropFirst(walk.steps.count).map { shown in
        shown.map { reference.allows($0, after: walk.steps.count) } ?? false
      }
    }
    guard looks.allSatisfy({ $0.count == 2 && $0[1] }) else { return .wrong }
    return looks.contains { !$0[0] } ? .late : .rightWithPauses
  }

  /// Attributes steps to the thread if they are right on the main one and wrong on others; false if not.
  ///
  /// Walks are taken on the main thread by processes of their own, and on others here.
  private func attributeToThread(
    _ finding: inout Finding, _ found: Discrepancy<Subject>
  ) -> Bool {
    let walk = found.walk
    guard let afresh, afresh.discrepancy(like: found, on: walk, under: .plain) == nil else {
      return false
    }
    // A lazy map would take a walk twice, and a screen may be wrong only once.
    for other in walk.drawnAgain(walk.steps, under: .otherThread, of: app) {
      guard let wrong = afresh.discrepancy(like: found, on: other, under: .otherThread) else {
        continue
      }
      finding = makeFinding(of: wrong, under: .otherThread)
      return true
    }
    return false
  }

  /// Marks a display as coming too late, or attributes it to the thread.
  private func markAsLate(_ finding: inout Finding, _ found: Discrepancy<Subject>) {
    guard !attributeToThread(&finding, found) else { return }
    finding.rule =
      (found.walk.steps.isEmpty ? nil : app.rule(on: .pauses)?.number) ?? RuleNumber.initialDisplay
    finding.kind = .late
    finding.hint = """
      a display must be right at once, and this one is right only after the run loop has turned: \
      what sets it later, on the main queue, in a Task or by a Timer?
      """
  }

  /// Marks a finding as one that its steps alone do not always show, with a hint at what else it depends on.
  private func markAsHidden(_ finding: inout Finding, hint: String) {
    if finding.condition != .leaks, finding.rule != RuleNumber.cursor {
      finding.rule = app.rule(on: .withOtherScreens)?.number ?? finding.rule
    }
    (finding.kind, finding.isShownAlone) = (.hidden, false)
    // Of tasks that overlap it is known what depends on chance.
    if !finding.condition.facts.overlapsTasks || finding.hint == nil { finding.hint = hint }
  }
}
