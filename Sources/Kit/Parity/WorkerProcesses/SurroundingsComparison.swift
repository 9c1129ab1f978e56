import AppScreens
import Foundation

extension Isolation {
  /// The finding that a screen shows something else in a process in other surroundings.
  ///
  /// - Returns: The result of the check; nil if nothing is found, or if no process can be had.
  func resultElsewhere(
    of check: Check, of app: some AppDefinition, shrinking isShrinking: Bool
  ) -> CheckResult? {
    let walks = check.runs().map { Array($0.prefix(24)) }
    let numbers = check.walks.numbers
    let comparison = SurroundingsComparison(app: app, pattern: check.pattern, isolation: self)
    guard comparison.differ(walks, numbers) else { return nil }
    var taken = 0
    for (number, steps) in zip(numbers, walks) {
      guard let found = comparison.firstDifference(after: steps, in: number) else {
        taken += steps.count
        continue
      }
      let fewest = isShrinking ? comparison.shrunk(found.steps, in: number) : found
      return CheckResult(
        steps: taken + found.steps.count, runs: 1,
        finding: comparison.finding(fewest ?? found, in: number, of: check, found.steps.count))
    }
    return nil
  }
}

/// The same steps on screens in two processes, of which one is in other surroundings.
private struct SurroundingsComparison<Subject: AppDefinition> {
  typealias Difference = (steps: [String], here: Subject.Display, elsewhere: Subject.Display)

  let app: Subject
  let pattern: String
  let isolation: Isolation

  /// Indicates whether any displays differ on walks of these numbers.
  func differ(_ walks: [[String]], _ numbers: [UInt64]) -> Bool {
    do {
      let (here, elsewhere) = try answers(walks, numbers)
      return here.displays != elsewhere.displays
    } catch {
      return false
    }
  }

  /// The first difference on a walk; nil if there is none, or if nobody can tell.
  func firstDifference(after steps: [String], in number: UInt64) -> Difference? {
    do {
      let (here, elsewhere) = try answers([steps], [number])
      let pairs = zip(try decoded(here), try decoded(elsewhere))
      return pairs.enumerated().first { $1.0 != $1.1 }.map { count, pair in
        (Array(steps.prefix(count)), pair.0, pair.1)
      }
    } catch {
      return nil
    }
  }

  private func decoded(_ answer: ScriptAnswer) throws -> [Subject.Display] {
    try JSONDecoder().decode([Subject.Display].self, from: Data(answer.displays.utf8))
  }

  /// The displays at first and after each step of each walk; both processes work at the same time.
  private func answers(
    _ walks: [[String]], _ numbers: [UInt64]
  ) throws(ProcessFailure) -> (here: ScriptAnswer, elsewhere: ScriptAnswer) {
    func script(_ isElsewhere: Bool) -> [ScriptOperation] {
      zip(numbers, walks).flatMap { number, steps in
        (isElsewhere ? [.enter(number)] : [])
          + [.renew, .look] + steps.flatMap { [.step($0), .look] }
      }
    }
    let (pool, limits) = (isolation.workers, isolation.limits)
    try pool.refuseWorkInTheEnd(within: limits)
    let workers = [false, true].map { isElsewhere in
      (isElsewhere, pool.worker(for: WorkerPool.surroundings(isElsewhere), limits))
    }
    do throws(ProcessFailure) {
      for (isElsewhere, worker) in workers {
        try worker.begin(.script(app: app.name, pattern: pattern, script(isElsewhere)))
      }
      let end = pool.deadline(within: limits)
      return (
        try workers[0].1.finish(until: end).answer, try workers[1].1.finish(until: end).answer
      )
    } catch {
      for (_, worker) in workers { worker.drop() }
      throw error
    }
  }

  /// The same after no more steps than it needs; nil if that is not known.
  func shrunk(_ steps: [String], in number: UInt64) -> Difference? {
    do {
      let shrinking = Shrinking(try steps.flatMap(app.read), of: app, limit: 200) {
        firstDifference(after: $0.map(\.notation), in: number) != nil
      }
      return firstDifference(after: shrinking.steps.map(\.notation), in: number)
    } catch {
      return nil
    }
  }

  /// The finding that a difference is, on a walk of a check, after so many steps at first.
  func finding(
    _ difference: Difference, in number: UInt64, of check: Check, _ foundAfter: Int
  ) -> Finding {
    let (steps, expected, shown) = difference
    let mode = RunMode.elsewhere
    return Finding(
      app: check.app, rule: check.rule, pattern: pattern,
      check: WalkBudget(first: number, count: 1).name + mode.suffix,
      moments: [Finding.Moment(step: nil)] + steps.map { Finding.Moment(step: $0) },
      expected: expected.summary(where: shown),
      shown: "\(shown.summary(where: expected)) in a process with \(Surroundings(number))",
      kind: .hidden, foundAfter: foundAfter, hint: mode.hint)
  }
}
