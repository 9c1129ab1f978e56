import AppScreens
import Foundation

/// The processes of several patterns, which do the same steps on screens of one app.
struct PatternProcesses<Subject: AppDefinition> {
  let app: Subject
  let patterns: [String]
  let isolation: Isolation

  /// Has all of them do something; they work at the same time.
  func run(_ operations: [ScriptOperation]) throws(ProcessFailure) -> [ScriptAnswer] {
    let workers = patterns.indices.map(worker)
    try isolation.workers.refuseWorkInTheEnd(within: isolation.limits)
    do throws(ProcessFailure) {
      for (pattern, worker) in zip(patterns, workers) {
        try worker.begin(.script(app: app.name, pattern: pattern, operations))
      }
      var answers: [ScriptAnswer] = []
      for (pattern, worker) in zip(patterns, workers) {
        answers.append(
          try worker.finish(
            patience: patience(with: pattern),
            until: isolation.workers.deadline(within: isolation.limits)
          ).answer)
      }
      return answers
    } catch {
      // The others were asked as well, and nobody waits for their answers.
      for worker in workers { worker.drop() }
      throw error
    }
  }

  /// The worker of a pattern; one that is there twice has two.
  private func worker(at index: Int) -> Worker {
    let double = patterns[..<index].contains(patterns[index]) ? "\n\(index)" : ""
    return isolation.workers.worker(for: patterns[index] + double, isolation.limits)
  }

  /// Screens that are known to hang are not waited for long.
  private func patience(with pattern: String) -> Double? {
    isolation.knownEnds(of: app, in: pattern).contains(where: \.isSlow)
      ? isolation.shortPatience : nil
  }

  /// The first look at which the patterns show different displays, and the displays.
  func firstDifference(
    in answers: [ScriptAnswer]
  ) throws(ProcessFailure) -> (look: Int, displays: [Subject.Display])? {
    guard answers.contains(where: { $0.displays != answers[0].displays }) else { return nil }
    let histories = try answers.map(decoded)
    for look in histories[0].indices {
      let displays = histories.compactMap { $0.count > look ? $0[look] : nil }
      if displays.contains(where: { $0 != displays[0] }) { return (look, displays) }
    }
    return nil
  }

  /// The displays of each pattern at first and after each of some steps, on new screens.
  func histories(of steps: [Step<Subject.Gesture>]) throws(ProcessFailure) -> [ScriptAnswer] {
    try run([.renew, .look] + steps.flatMap { [.step($0.notation), .look] })
  }

  /// The difference after steps, or an earlier one, after no more of them than it needs.
  func shrunk(_ found: Difference, after steps: [Step<Subject.Gesture>]) -> Difference {
    func firstDifference(after steps: [Step<Subject.Gesture>]) -> (
      look: Int, displays: [Subject.Display]
    )? {
      do throws(ProcessFailure) {
        return try self.firstDifference(in: histories(of: steps))
      } catch {
        return nil
      }
    }
    guard firstDifference(after: steps) != nil else {
      var found = found
      found.isRepeatable = false
      return found
    }
    let shrinking = Shrinking(steps, of: app) { firstDifference(after: $0) != nil }
    guard let (look, displays) = firstDifference(after: shrinking.steps) else { return found }
    let fewest = Array(shrinking.steps.prefix(look))
    var shrunk = Difference(
      app.name, after: fewest.map(\.notation), between: patterns, showing: displays)
    shrunk.foundAfter = found.foundAfter
    shrunk.isCutShort = shrinking.isCutShort
    shrunk.attribute(app, fewest, displays)
    do throws(ProcessFailure) {
      let histories = try histories(of: fewest).map(decoded)
      shrunk.moments = zip([nil] + fewest.map(\.notation), 0...).map { step, look in
        Difference.Moment(step: step, displays: histories.map { $0[look].widgets })
      }
    } catch {
      return found
    }
    return shrunk
  }

  private func decoded(_ answer: ScriptAnswer) throws(ProcessFailure) -> [Subject.Display] {
    do {
      return try JSONDecoder().decode([Subject.Display].self, from: Data(answer.displays.utf8))
    } catch {
      throw .unusable("\(error)")
    }
  }
}
