import AppScreens

/// The contents of a report that is yet to be made: the app, the patterns and the effort.
package struct ReportOrder: Sendable, Codable {
  /// The name of the app.
  package let app: String

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
  package init(
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
