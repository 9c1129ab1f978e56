import AppScreens
import SharedSuite

/// A new screen, and then the scenarios of all rules; each says itself what must be seen.
///
/// A scenario that contradicts the specification is a fault of the file of rules, and decides nothing.
/// What is wrong at first, before any step, is found by itself, so that it does not hide all else.
struct ScenarioSource<Subject: AppDefinition>: Source {
  let endsAtFirstDiscrepancy = false
  private let app: Subject
  private var faultsInRules: [String] = []
  private var faulty: Set<RuleDisagreement.Place> = []
  private var rest: ArraySlice<(rule: Rule<Subject.Gesture>, scenario: Scenario<Subject.Gesture>)>
  private var present: (rule: Rule<Subject.Gesture>, steps: Int)?
  private var hasBegun = false
  private var isRightAtFirst = true
  private var ends: [[Step<Subject.Gesture>]] = []
  private var tallies: [String: CheckResult.Tally] = [:]
  private var outcomes: [ScenarioOutcome] = []

  init(_ app: Subject) {
    self.app = app
    rest = app.rules.flatMap { rule in rule.scenarios.map { (rule, $0) } }[...]
    do throws(RuleTextFailure) {
      let disagreements = try app.disagreements()
      faultsInRules = disagreements.map(\.description)
      faulty = Set(disagreements.compactMap(\.scenario))
    } catch {
      faultsInRules = ["\(error)"]
    }
  }

  mutating func next(after taken: [Examination<Subject>.Taken]) -> [PlannedWalk<Subject>] {
    if let outcome = taken.first { count(outcome) }
    guard hasBegun else {
      hasBegun = true
      return [planned([], [app.ruleFile.initial], "a new screen", initialDisplayNumber)]
    }
    while let (rule, scenario) = rest.popFirst() {
      if faulty.contains(.init(rule: rule.number, scenario: scenario.name)) {
        tallies[rule.number, default: .init()].faulty += 1
      } else if ends.contains(where: { $0.isSubsequence(of: scenario.steps) }) {
        tallies[rule.number, default: .init()].wrongBefore += 1
      } else {
        present = (rule, scenario.steps.count)
        return [planned(scenario.steps, scenario.widgets, scenario.name, rule.number)]
      }
    }
    return []
  }

  /// Steps that must show what the specification says; without one, widgets as they are written.
  private func planned(
    _ steps: [Step<Subject.Gesture>], _ written: [[Widget]], _ name: String, _ rule: String
  ) -> PlannedWalk<Subject> {
    let reference =
      app.specification == nil ? Reference(written: written) : app.reference(of: steps)
    let isOpen = !isRightAtFirst && !steps.isEmpty
    var walk = Walk(steps)
    walk.isOnMainThread = true
    return PlannedWalk(
      walk: walk, origin: name, rule: rule, isWritten: true,
      reference: isOpen ? reference.openAtFirst : reference)
  }

  private mutating func count(_ outcome: Outcome<Discrepancy<Subject>>) {
    if case .wrong(let found) = outcome {
      if present == nil { isRightAtFirst = false }
      if found.failure != nil, !found.isOfRelease { ends.append(found.walk.steps) }
    }
    guard let (rule, steps) = present else { return }
    var tally = tallies[rule.number] ?? .init()
    var wrong: Discrepancy<Subject>?
    if case .wrong(let found) = outcome, !found.isOfRelease { wrong = found }
    outcomes.append(
      ScenarioOutcome(
        of: rule, stepCount: steps, stepsUntilWrong: wrong?.walk.steps.count,
        isOfCursor: wrong?.isOfCursor ?? false))
    switch outcome {
    case .right: tally.right += 1
    case .wrong(let found) where found.isOfRelease || found.isOfCursor: tally.right += 1
    case .wrong(let found) where found.walk.steps.count == steps: tally.wrongInTheEnd += 1
    case .wrong: tally.wrongBefore += 1
    case .notRun: tally.notTried += 1
    }
    tallies[rule.number] = tally
  }

  func complete(_ result: inout CheckResult) {
    result.faultsInRules = faultsInRules
    result.tallies = tallies
    result.leadingRule = outcomes.leadingRule
  }
}
