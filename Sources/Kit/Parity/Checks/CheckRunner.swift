import AppScreens

/// A place to run checks and searches: this process, or processes of their own.
public protocol CheckRunner {
  /// Runs a check of an app, and shrinks what it finds if so wished.
  func run(_ check: Check, of app: some AppDefinition, shrinking isShrinking: Bool) -> CheckResult

  /// Runs checks of one pattern, and shrinks nothing; their results are in the order of the checks.
  func run(_ checks: [Check], of app: some AppDefinition) -> [CheckResult]

  /// Runs a search for a difference between patterns on an app.
  func run(_ search: Search, over patterns: [Pattern], of app: some AppDefinition) -> SearchResult

  /// Runs a check in a fresh process, in which no screen was made before; nil if none can be had.
  func runAlone(_ check: Check, of app: some AppDefinition) -> CheckResult?

  /// Takes steps on a new screen in a fresh process, and looks; nil if none can be had.
  func lookAlone(
    after steps: [String], on pattern: String, of app: some AppDefinition
  ) -> [Widget]?
}

extension CheckRunner {
  /// Runs one check after the other.
  public func run(_ checks: [Check], of app: some AppDefinition) -> [CheckResult] {
    checks.map { run($0, of: app, shrinking: false) }
  }

  /// Has no fresh process.
  public func runAlone(_ check: Check, of app: some AppDefinition) -> CheckResult? { nil }

  /// Has no fresh process.
  public func lookAlone(
    after steps: [String], on pattern: String, of app: some AppDefinition
  ) -> [Widget]? { nil }
}

/// This process, which a screen that traps, hangs or exits takes down.
public struct InProcess: CheckRunner {
  private let surroundings: Isolation?

  /// This process.
  ///
  /// - Parameter surroundings: Processes in which other surroundings are tried, such as another
  ///   language, or a process in which no screen was made before; without them, only those that
  ///   one process can have.
  public init(surroundings: Isolation? = nil) {
    self.surroundings = surroundings
  }

  /// Runs a check here, and where it is about surroundings, in other processes as well.
  public func run(
    _ check: Check, of app: some AppDefinition, shrinking isShrinking: Bool
  ) -> CheckResult {
    let result = check.run(shrinking: isShrinking)
    guard check.mode == .elsewhere, result.verdict == .holds else { return result }
    return surroundings?.resultElsewhere(of: check, of: app, shrinking: isShrinking) ?? result
  }

  /// Runs one check after the other; those that wait meanwhile are begun first and ended last.
  public func run(_ checks: [Check], of app: some AppDefinition) -> [CheckResult] {
    let begun = checks.map { $0.begin() }
    let others = zip(checks, begun).map { check, finish in
      finish == nil ? run(check, of: app, shrinking: false) : nil
    }
    return zip(others, begun).map { result, finish in result ?? finish?() ?? .notRun() }
  }

  /// Runs a search here.
  public func run(
    _ search: Search, over patterns: [Pattern], of app: some AppDefinition
  ) -> SearchResult {
    app.search(search, over: patterns)
  }

  /// Runs a check in a process of its own, if there are any.
  public func runAlone(_ check: Check, of app: some AppDefinition) -> CheckResult? {
    surroundings?.runAlone(check, of: app)
  }

  /// Takes steps in a process of their own, if there are any.
  public func lookAlone(
    after steps: [String], on pattern: String, of app: some AppDefinition
  ) -> [Widget]? {
    surroundings?.lookAlone(after: steps, on: pattern, of: app)
  }
}
