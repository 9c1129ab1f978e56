import AppScreens

@testable import Parity

/// A place where nothing is run: results are made up for checks, and a search finds nothing.
final class StubRunner: CheckRunner {
  private let result: (Check) -> CheckResult?
  private var alone: [Verdict]

  /// A place with these results; every other check holds.
  ///
  /// - Parameters:
  ///   - alone: The verdicts of a check in fresh processes, one after the other.
  ///   - result: The results of checks.
  init(alone: [Verdict] = [], _ result: @escaping (Check) -> CheckResult? = { _ in nil }) {
    (self.alone, self.result) = (alone, result)
  }

  func run(
    _ check: Check, of app: some AppDefinition, shrinking isShrinking: Bool
  ) -> CheckResult {
    result(check) ?? CheckResult(steps: 1, finding: nil)
  }

  func run(
    _ search: Search, over patterns: [Pattern], of app: some AppDefinition
  ) -> SearchResult {
    SearchResult(of: search, over: patterns.map(\.name))
  }

  func runAlone(_ check: Check, of app: some AppDefinition) -> CheckResult? {
    guard !alone.isEmpty else { return nil }
    return alone.removeFirst() == .holds
      ? CheckResult(steps: 1, finding: nil) : .found(.visible, check)
  }
}

extension CheckResult {
  /// A finding after one step, the display of which is wrong.
  static func found(_ kind: Finding.Kind, _ check: Check) -> CheckResult {
    let (right, wrong) = ([Widget("text", shows: "0")], [Widget("text", shows: "1")])
    let moments = [
      Finding.Moment(step: nil, expected: right, shown: right),
      Finding.Moment(step: "5", expected: right, shown: wrong),
    ]
    let finding = Finding(
      app: check.app, rule: check.rule, pattern: check.pattern, check: check.name,
      moments: moments, expected: "0", shown: "1", kind: kind, foundAfter: 1, hint: nil)
    return CheckResult(steps: 1, finding: finding)
  }
}
