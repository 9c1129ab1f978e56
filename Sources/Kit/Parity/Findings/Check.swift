import AppScreens
import Foundation
import SharedSuite

/// Walks from one source, under one condition, on the screens of patterns for one app.
public struct Check: Sendable, CustomStringConvertible {
  /// The name of the app.
  public let app: String

  /// The names of the patterns, which take each walk in turn.
  public let patterns: [String]

  /// The source of the walks; under a condition it is `random`, though scenarios are taken too.
  public let source: WalkSource

  /// The condition under which the walks are taken.
  public let condition: Condition

  /// Takes the walks on all patterns; returns the results in their order.
  public let results: @Sendable (any Runner) -> [CheckResult]

  /// Takes the walks on every pattern, and returns what happened on the first.
  ///
  /// - Parameter runner: Where to take them; in this process unless given.
  /// - Returns: What was found, and how much was tried.
  public func run(in runner: any Runner = InProcess()) -> CheckResult {
    results(runner)[0]
  }

  /// Takes the walks on a thread of their own, and returns what happened on the first pattern.
  ///
  /// So a test waits for screens of the main actor, whose tasks run meanwhile.
  ///
  /// - Parameter runner: Where to take them; in this process unless given.
  /// - Returns: What was found, and how much was tried.
  public func run(in runner: any Runner = InProcess()) async -> CheckResult {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: results(runner)[0]) }
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  /// Such as `MVP, address: leaks` or `MVP, address: random steps`.
  public var description: String {
    "\(patterns.joined(separator: ", ")), \(app): \(condition == .plain ? source.words : condition.words)"
  }
}

/// What a check has found, and how much it has tried.
public struct CheckResult: Sendable, Encodable {
  /// The source of the walks.
  public let source: WalkSource

  /// The condition under which they were taken.
  public let condition: Condition

  /// A finding for each rule that is broken, shown by the fewest steps that were found.
  public internal(set) var findings: [Finding] = []

  /// The number of walks that were taken.
  public internal(set) var walks = 0

  /// The number of walks that could not be taken, or in which the screen ends its process.
  public internal(set) var walksNotRun = 0

  /// The number of steps in those that were taken.
  public internal(set) var steps = 0

  /// The number of steps in those that could not be taken.
  public internal(set) var stepsNotRun = 0

  /// The reasons why something was not tried.
  public internal(set) var obstacles: [String] = []

  /// The faults of the file of rules: scenarios that contradict the specification.
  public internal(set) var faultsInRules: [String] = []

  /// Indicates whether a walk has ended the process, and with it all others.
  var isOver = false

  /// Indicates whether the user types in a field, and the view sets its text instead.
  var hasUntypedField = false

  /// The names of the widgets that have changed in any scenario; nil where none was run.
  var changedWidgets: Set<String>?

  /// How each scenario came out that was run, in the order of the rules.
  package internal(set) var outcomes: [ScenarioOutcome] = []

  /// The reasons why scenarios of a rule were not run, by its number: one for each scenario.
  package internal(set) var scenariosNotRun: [String: [String]] = [:]

  private enum CodingKeys: CodingKey {
    case source, condition, findings, walks, walksNotRun, steps, stepsNotRun, obstacles
    case faultsInRules
  }

  init(_ source: WalkSource, _ condition: Condition) {
    (self.source, self.condition) = (source, condition)
  }

  /// Counts a walk of some steps, which was taken, or was not.
  mutating func count(_ steps: Int, isTaken: Bool) {
    if isTaken {
      walks += 1
      self.steps += steps
    } else {
      walksNotRun += 1
      stepsNotRun += steps
    }
  }

  /// Indicates whether more than half of the walks were taken, and none has ended them all.
  public var wasRun: Bool {
    walks > walksNotRun && !isOver
  }

  /// Indicates whether enough was tried to say that a rule holds: more than half of the steps.
  ///
  /// Where a screen ends its process after a usual step, short walks are taken, and all the long ones are not.
  public var wasRunEnough: Bool { wasRun && (walksNotRun == 0 || steps > stepsNotRun) }

  /// Indicates whether a walk has ended the process.
  package var hasEndedProcess: Bool { findings.contains { $0.failure != nil } }
}
