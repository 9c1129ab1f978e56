import AppScreens

/// All scenarios of one app, to run on one pattern.
public struct SuiteCase: Sendable, CustomStringConvertible {
  /// The pattern, how many scenarios it runs, and the file that has them.
  public let description: String

  private let failure: @MainActor () async -> (any Error)?

  /// The run that was begun last, of any suite: each waits for the one before.
  @MainActor private static var latest: Task<(any Error)?, Never>?

  /// Runs each scenario on a new screen, and compares the display after each step with the expected one.
  ///
  /// Steps are taken on the main actor. A screen that traps ends the process, as in any unit test; a line on
  /// the standard error then says in which scenario, and at which step.
  ///
  /// - Throws: A ``SuiteFailure`` for the scenario that shows best what is wrong, or a ``RuleTextFailure``
  ///   for a mistake in the file.
  @MainActor public func run() async throws {
    let run = Task { [failure, before = Self.latest] in
      _ = await before?.value
      return await failure()
    }
    Self.latest = run
    if let failure = await run.value { throw failure }
  }

  fileprivate init<Gesture, Display>(
    of file: RuleFile<Gesture, Display>, in pattern: Pattern, beside patterns: [Pattern]
  ) {
    let name = file.name.split(separator: "/").last ?? ""
    let count = file.rules.map(\.scenarios.count).reduce(0, +)
    let scenarios = file.mistake == nil ? "\(count) scenarios of" : "a mistake in"
    description = "\(pattern.name), \(scenarios) \(name)"
    failure = {
      if let mistake = file.mistake { return mistake }
      return await file.failure(of: pattern, beside: patterns)
    }
  }
}

extension RuleFile {
  /// The suite of the app in each of several patterns, which are compared where one goes wrong.
  public func cases(in patterns: [Pattern]) -> [SuiteCase] {
    patterns.map { SuiteCase(of: self, in: $0, beside: patterns) }
  }
}
