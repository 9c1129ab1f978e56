import AppScreens

/// The findings of the kit about a right screen: each of them is a false alarm.
public struct RightScreenReport: Sendable, Encodable {
  /// The name of the technique.
  public let name: String

  /// The name of the app.
  public let app: String

  /// The technique in one sentence.
  public let technique: String

  /// True if every check and every search was run, and found nothing.
  public let isClean: Bool

  /// Every rule that is said to be broken, in the order of the app's rules.
  public let broken: [String]

  /// The finding that explains best what is said to be wrong, if a rule does not hold.
  public let finding: Finding?

  /// The searches that were not run to the end, and other remarks.
  public let remarks: [String]

  /// The difference from the pattern beside it, if a search found one.
  public let difference: Difference?
}

extension AppDefinition {
  /// Runs every check and every usual search over a right screen.
  ///
  /// - Parameters:
  ///   - screen: The screen, of this app.
  ///   - reference: A pattern that keeps the rules, beside which the searches run.
  ///   - searches: The searches; the usual ones unless given.
  ///   - runner: Where to run it all; this process unless given.
  /// - Returns: The false alarms.
  public func examine(
    _ screen: RightScreen, beside reference: Pattern, searches: [Search]? = nil,
    in runner: any CheckRunner = InProcess()
  ) -> RightScreenReport {
    let report = Report(on: self, of: [reference, screen.pattern], searches: searches, in: runner)
    let name = screen.pattern.name
    let progress = report.progress.first { $0.pattern == name }
    let blamed = report.rows.filter {
      $0.pattern == name && [.broken, .unstable].contains($0.verdict)
    }
    let unfinished = report.searches.compactMap { search in
      search.obstacle.map { "\(search.search.name) was not run to the end: \($0)" }
    }
    return RightScreenReport(
      name: name, app: self.name, technique: screen.technique, isClean: report.isConforming,
      broken: blamed.map(\.rule), finding: progress?.finding,
      remarks: (progress?.remarks ?? []) + unfinished,
      difference: report.difference)
  }
}
