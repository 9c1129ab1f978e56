import AppScreens
import SharedSuite

/// A new screen, and then the scenarios of all rules; each says itself what must be seen.
///
/// A scenario that contradicts the specification is a fault of the file of rules, and decides nothing.
/// What is wrong at first, before any step, is found by itself, so that it does not hide all else.
struct ScenarioSource<Subject: AppDefinition> {
  private let app: Subject
  private var faultsInRules: [String] = []
  private var faultyLines: Set<Int> = []
  private var rest: ArraySlice<(rule: Rule<Subject.Gesture>, scenario: Scenario<Subject.Gesture>)>
  private var present: (rule: Rule<Subject.Gesture>, scenario: Scenario<Subject.Gesture>)?
  private var hasBegun = false
  private var isRightAtFirst = true
  private var ends: [(steps: [Step<Subject.Gesture>], isSlow: Bool)] = []
  private var outcomes: [ScenarioOutcome] = []
  private var notRun: [String: [String]] = [:]

  /// The names of the widgets that have changed in any scenario.
  private var changed: Set<String> = []

  init(_ app: Subject) {
    self.app = app
    rest = app.rules.flatMap { rule in rule.scenarios.map { (rule, $0) } }[...]
    do throws(RuleTextFailure) {
      let disagreements = try app.disagreements()
      faultsInRules = disagreements.map(\.description)
      faultyLines = Set(disagreements.map(\.line))
    } catch {
      faultsInRules = ["\(error)"]
    }
  }

  /// The next scenario that can decide something; none at the end.
  ///
  /// - Parameter taken: What came of the one before; nothing at first.
  /// - Returns: The scenario's steps.
  mutating func next(after taken: [Examination<Subject>.Taken]) -> [PlannedWalk<Subject>] {
    if let outcome = taken.first { count(outcome) }
    guard hasBegun else {
      hasBegun = true
      return [planned([], [app.ruleFile.initial], "a new screen", nil)]
    }
    while let (rule, scenario) = rest.popFirst() {
      if scenario.moments.contains(where: { faultyLines.contains($0.line) }) {
        notRun[rule.number, default: []].append("a scenario contradicts the specification")
      } else if ends.contains(where: { end in
        // Another process is soon there; but one that hangs, most likely hangs with steps in between, too.
        end.isSlow
          ? end.steps.isSubsequence(of: scenario.steps) : scenario.steps.starts(with: end.steps)
      }) {
        notRun[rule.number, default: []].append("the screen ends its process")
      } else {
        present = (rule, scenario)
        return [planned(scenario.steps, scenario.widgets, scenario.name, rule.number)]
      }
    }
    return []
  }

  /// Steps that must show what the specification says; without one, widgets as they are written.
  private func planned(
    _ steps: [Step<Subject.Gesture>], _ written: [[Widget]], _ name: String, _ rule: String?
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
    var wrong: Discrepancy<Subject>?
    if case .wrong(let found) = outcome, !found.isOfRelease { wrong = found }
    if let wrong {
      if present == nil { isRightAtFirst = false }
      if let failure = wrong.failure { ends.append((wrong.walk.steps, failure.isSlow)) }
    }
    guard let (rule, scenario) = present else { return }
    if case .notRun(let reason) = outcome {
      notRun[rule.number, default: []].append(reason)
    } else {
      changed.formUnion(Self.changes(along: wrong?.displays ?? scenario.widgets))
      outcomes.append(
        ScenarioOutcome(
          of: scenario, of: rule, stepsUntilWrong: wrong?.walk.steps.count,
          shown: wrong.flatMap { $0.defect == nil ? $0.shown.last??.widgets : nil }))
    }
  }

  /// The names of the widgets that change along displays.
  private static func changes(along displays: [[Widget]]) -> Set<String> {
    Set(
      zip(displays, displays.dropFirst()).flatMap { before, after in
        zip(before, after).filter { $0.text != $1.text }.map(\.1.name)
      })
  }

  /// Adds to a result how the scenarios came out.
  func complete(_ result: inout CheckResult) {
    result.faultsInRules = faultsInRules
    result.changedWidgets = changed
    (result.outcomes, result.scenariosNotRun) = (outcomes, notRun)
  }
}

extension ScenarioOutcome {
  /// Indicates whether every display shows what the scenario's rule asks for.
  ///
  /// A cursor that moves is a matter of S8 alone, and found only where all texts are right.
  package var showsItsRule: Bool {
    isRight || brokenRule == RuleNumber.cursor && rule != RuleNumber.cursor
  }
}
