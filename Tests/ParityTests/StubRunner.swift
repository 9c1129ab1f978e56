import AppScreens

@testable import Parity

/// A place where nothing is run: results are made up for checks, and searches are told of.
final class StubRunner: CheckRunner {
  private let result: (Check) -> CheckResult?
  private let found: (Search) -> Bool
  private let look: (String) -> [Widget]?
  private(set) var checked: [Check] = []
  private(set) var searched: [Search] = []

  /// A place with these results; every other check holds, and other searches find nothing.
  ///
  /// - Parameters:
  ///   - result: The results of checks.
  ///   - found: Whether a search finds what a first look at the patterns shows.
  ///   - look: The widgets that a fresh process shows of a pattern.
  init(
    _ result: @escaping (Check) -> CheckResult? = { _ in nil },
    finding found: @escaping (Search) -> Bool = { _ in false },
    looking look: @escaping (String) -> [Widget]? = { _ in nil }
  ) {
    (self.result, self.found, self.look) = (result, found, look)
  }

  func run(
    _ check: Check, of app: some AppDefinition, shrinking isShrinking: Bool
  ) -> CheckResult {
    checked.append(check)
    return result(check) ?? CheckResult(steps: 1, finding: nil)
  }

  func run(
    _ search: Search, over patterns: [Pattern], of app: some AppDefinition
  ) -> SearchResult {
    searched.append(search)
    guard found(search) else { return SearchResult(of: search, over: patterns.map(\.name)) }
    return app.search(.sequences(length: 2), over: patterns)
  }

  func lookAlone(
    after steps: [String], on pattern: String, of app: some AppDefinition
  ) -> [Widget]? {
    look(pattern)
  }
}

extension CheckResult {
  /// A finding after some steps, the last display of which is wrong.
  static func found(
    _ kind: Finding.Kind, _ check: Check, after steps: [String] = ["5"], rule: String? = nil
  ) -> CheckResult {
    let (right, wrong) = ([Widget("text", shows: "0")], [Widget("text", shows: "1")])
    var moments = ([nil] + steps.map(\.self)).map {
      Finding.Moment(step: $0, expected: right, shown: right)
    }
    if let last = moments.popLast() {
      moments.append(Finding.Moment(step: last.step, expected: right, shown: wrong))
    }
    var finding = Finding(
      app: check.app, rule: check.rule, pattern: check.pattern, check: check.name,
      moments: moments, expected: "0", shown: "1", kind: kind, foundAfter: steps.count, hint: nil)
    if let rule { finding.rule = rule }
    return CheckResult(steps: steps.count, finding: finding)
  }
}
