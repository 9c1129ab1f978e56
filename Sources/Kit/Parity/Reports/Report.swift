import AppScreens

/// The findings of the whole suite about patterns on one app.
public struct Report: Sendable, Codable {
  /// One rule and one pattern.
  public struct Row: Sendable, Codable {
    /// The number of the rule.
    public let rule: String

    /// The name of the pattern.
    public let pattern: String

    /// The number of scenarios and walks that were run for this rule.
    public let scenarios: Int

    /// The number of steps that they took in all.
    public let steps: Int

    /// The verdict on the rule.
    public private(set) var verdict: Verdict

    /// A finding for each scenario that broke the rule; the shortest comes first.
    public private(set) var findings: [Finding]

    /// Takes in what a search found against the rule.
    fileprivate mutating func add(_ finding: Finding) {
      verdict = .broken
      findings.append(finding)
    }
  }

  /// The name of the app.
  public let app: String

  /// The number of gestures in the app's alphabet.
  public let alphabet: Int

  /// A row for each rule and pattern, rule by rule.
  public let rows: [Row]

  /// The progress of each pattern.
  public let progress: [PatternProgress]

  /// The results of the searches for differences, in the order in which they were asked for.
  public let searches: [SearchResult]

  /// The first difference between patterns, in the order of the searches.
  public var difference: Difference? {
    searches.lazy.compactMap(\.difference).first
  }

  /// The sum of a quantity over all searches.
  public func count(_ quantity: SearchResult.Quantity) -> Int {
    searches.map { $0[quantity] }.reduce(0, +)
  }

  /// True if every rule was run and holds for every pattern, and none differs from another.
  public var isConforming: Bool {
    !rows.isEmpty && rows.allSatisfy { $0.verdict == .holds }
      && searches.allSatisfy { $0.difference == nil && $0.unstable.isEmpty && $0.obstacle == nil }
  }

  /// Runs every check of an app over every pattern, and looks for differences between them.
  ///
  /// - Parameters:
  ///   - app: The app whose rules decide.
  ///   - patterns: The patterns; one without a screen for the app gets rows that are not written.
  ///   - searches: The searches for differences; the usual ones unless given.
  ///   - selection: The checks to run; all of them unless given.
  ///   - walks: The walks to take in each mode; a few unless given.
  ///   - runner: Where to run it all; this process unless given.
  public init(
    on app: some AppDefinition, of patterns: [Pattern], searches: [Search]? = nil,
    selecting selection: CheckSelection = .all, walks: WalkBudget = .few,
    in runner: any CheckRunner = InProcess()
  ) {
    self.app = app.name
    alphabet = app.alphabet.count + app.events.count
    let results = patterns.map {
      CheckResults(of: app, $0, selecting: selection, walks: walks, in: runner)
    }
    // Without a specification, what a pattern shows where others are wrong is right only if it
    // keeps every rule.
    let reference =
      app.specificationPattern
      ?? results.lazy.filter { $0.isClean }.map(\.pattern)
      .first { selection.isAll || CheckResults(of: app, $0, in: runner).isClean }
    let decided = Set(results.flatMap { $0.decided.map(\.number) })
    let rules = app.allRules.map(\.number).filter(decided.contains)
    var columns = results.map { results in
      rules.map { Row($0, results, reference: reference) }
    }
    var done: [SearchResult] = []
    for search in searches ?? app.usualSearches() {
      let found = runner.run(search, over: app.besideSpecification(patterns), of: app)
      done.append(found.confirmed(by: runner, of: app))
    }
    self.searches = done
    // Where scenarios have shown what is wrong, a search hardly shows anything else.
    for column in columns.indices where columns[column].allSatisfy({ $0.verdict == .holds }) {
      for finding in self.searches.flatMap(\.findings).filter({
        $0.pattern == patterns[column].name
      }) {
        columns[column].firstIndex { $0.rule == finding.rule }.map {
          columns[column][$0].add(finding)
        }
      }
    }
    rows = (columns.first?.indices ?? 0..<0).flatMap { index in columns.map { $0[index] } }
    progress = zip(results, columns).map { results, rows in
      let next = results.nextRule?.number
      let finding = rows.first { next == nil ? $0.verdict == .broken : $0.rule == next }?.findings
        .first
      return results.progress(with: finding)
    }
  }
}

extension Report.Row {
  fileprivate init(_ rule: String, _ results: CheckResults<some AppDefinition>, reference: Pattern?)
  {
    self.rule = rule
    pattern = results.pattern.name
    let run = results.indices(deciding: rule)
      .filter { [.holds, .broken].contains(results.verdict(of: $0)) }
    scenarios = run.map { results.results[$0].runs }.reduce(0, +)
    steps = run.map { results.results[$0].steps }.reduce(0, +)
    verdict = results.verdict(on: rule)
    findings = results.findings(against: rule, reference: reference)
  }
}
