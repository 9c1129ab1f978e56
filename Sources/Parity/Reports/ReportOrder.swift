import AppScreens

/// All that a report is made of, by names: on which app, of which patterns, with how much effort.
public struct ReportOrder: Sendable, Codable {
  /// The name of the app.
  public let app: String

  /// The names of the patterns.
  let patterns: [String]

  private let searches: [Search]
  private let walks: WalkBudget

  /// An order of a report with all checks.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - patterns: The patterns.
  ///   - searches: The searches for differences.
  ///   - walks: The walks to take in each mode.
  public init(
    on app: some AppDefinition, of patterns: [Pattern], searches: [Search], walks: WalkBudget
  ) {
    self.app = app.name
    self.patterns = patterns.map(\.name)
    (self.searches, self.walks) = (searches, walks)
  }

  /// The report on the app, of those among some patterns that were ordered; nil if one is not there.
  func report(
    on app: some AppDefinition, of patterns: [Pattern], in runner: any CheckRunner
  ) -> Report? {
    let ordered = self.patterns.compactMap { name in patterns.first { $0.name == name } }
    guard ordered.count == self.patterns.count else { return nil }
    return Report(on: app, of: ordered, searches: searches, walks: walks, in: runner)
  }
}
