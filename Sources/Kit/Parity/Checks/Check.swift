import Foundation

/// A scenario run in one mode over one pattern, or a search for a difference from another pattern.
public struct Check: Sendable, CustomStringConvertible {
  /// The name of the app.
  public let app: String

  /// The number of the rule that this check decides, or `parity`.
  public let rule: String

  /// The name of the pattern.
  public let pattern: String

  /// The name of the scenario and of the mode, or of the search.
  public let name: String

  /// The mode in which the scenario is run; nil when no scenario is.
  public let mode: RunMode?

  /// True if it judges the release of its screens, which nobody else may hold then.
  var isOnRelease: Bool { mode?.isOnRelease ?? false }

  /// The search that it makes beside another pattern; nil when it runs a scenario.
  let search: Search?

  /// The steps of each of its runs, in their notation.
  let runs: @Sendable () -> [[String]]

  /// The name of a pattern that is known to be right, if one is compared with.
  let reference: String?

  /// The walks among all checks of the pattern.
  let walks: WalkBudget

  /// The place among all checks of the pattern beside that reference, with those walks.
  let index: Int

  private let start: Start

  /// The work of a check, whose finding is shrunk if so wished.
  typealias Body = @Sendable (_ isShrinking: Bool) -> CheckResult

  /// The beginning of a check, which returns what is left to do, at once or later.
  typealias Start = @Sendable () -> (_ isShrinking: Bool) -> CheckResult

  /// A check on its own, which gets its place when it is put among others.
  init(
    app: String, rule: String, pattern: String, name: String, mode: RunMode? = nil,
    search: Search? = nil, runs: @escaping @Sendable () -> [[String]] = { [] },
    body: @escaping Body
  ) {
    self.init(
      app: app, rule: rule, pattern: pattern, name: name, mode: mode, search: search, runs: runs,
      begin: { body })
  }

  /// A check on its own, of which something may be begun early.
  init(
    app: String, rule: String, pattern: String, name: String, mode: RunMode? = nil,
    search: Search? = nil, runs: @escaping @Sendable () -> [[String]], begin: @escaping Start
  ) {
    (self.app, self.rule, self.pattern, self.name, self.mode) = (app, rule, pattern, name, mode)
    (self.search, self.runs) = (search, runs)
    (reference, walks, index) = (nil, .few, 0)
    start = begin
  }

  /// The same check at a place among all checks of its pattern beside a reference.
  init(_ check: Check, at index: Int, beside reference: String?, among walks: WalkBudget) {
    (app, rule, pattern) = (check.app, check.rule, check.pattern)
    (name, mode, start) = (check.name, check.mode, check.start)
    (search, runs) = (check.search, check.runs)
    (self.reference, self.walks, self.index) = (reference, walks, index)
  }

  /// Runs the check on screens of its own.
  ///
  /// - Parameter isShrinking: Whether to leave out the steps that a finding does not need.
  /// - Returns: How many steps were taken, and what was found.
  public func run(shrinking isShrinking: Bool = true) -> CheckResult {
    UnfinishedRun.during("\(app), \(self)") { carryOut(shrinking: isShrinking) }
  }

  /// Runs the check in a process that is watched by another.
  func carryOut(shrinking isShrinking: Bool) -> CheckResult {
    start()(isShrinking)
  }

  /// Begins the check if it is left alone for a while then; returns what is left to do.
  func begin() -> (() -> CheckResult)? {
    guard mode == .pausing else { return nil }
    let finish = UnfinishedRun.during("\(app), \(self)", start)
    return { UnfinishedRun.during("\(app), \(self)") { finish(false) } }
  }

  /// The rule, the pattern and the name, such as `FF10 MVP: a rejected operator`.
  public var description: String {
    "\(rule) \(pattern): \(name)"
  }
}

/// The result of a check.
public struct CheckResult: Sendable, Codable {
  /// The number of steps taken.
  public let steps: Int

  /// The number of runs that they were taken in: one of a scenario, or one of each walk.
  let runs: Int

  /// The first thing that is not as the rule wants it; nil when the rule holds.
  public let finding: Finding?

  /// The verdict of the check.
  public let verdict: Verdict

  /// The wrong display that a scenario as it is written ended with, coded; nil for anything else.
  let shown: Data?

  /// The reason why it was not run, or not to its end; nil if it was, or if nobody knows.
  public let obstacle: String?

  /// True if it took as long as a gesture may take.
  let isSlow: Bool

  /// The result of a check that was run.
  init(
    steps: Int, runs: Int = 1, finding: Finding?, shown: Data? = nil, isSlow: Bool = false
  ) {
    (self.steps, self.runs) = (steps, runs)
    self.finding = finding
    self.shown = shown
    self.isSlow = isSlow
    obstacle = nil
    verdict =
      switch finding?.kind {
      case nil: .holds
      case .visible, .late, .hidden, .fatal: .broken
      case .unstable: .unstable
      case .notWritten: .notWritten
      }
  }

  /// The result of a check that was not run, or not to its end, and the reason if that is known.
  static func notRun(_ obstacle: String? = nil, isSlow: Bool = false) -> CheckResult {
    CheckResult(obstacle: obstacle, isSlow: isSlow)
  }

  private init(obstacle: String?, isSlow: Bool) {
    (steps, runs, finding, shown, verdict) = (0, 0, nil, nil, .notRun)
    (self.obstacle, self.isSlow) = (obstacle, isSlow)
  }
}
