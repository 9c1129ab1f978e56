import AppScreens
import TextLayout

/// All checks of a pattern with their results, and what they say of each rule.
struct CheckResults<Subject: AppDefinition> {
  let app: Subject
  let pattern: Pattern
  let rules: [Rule<Subject.Gesture, Subject.Display>]
  let checks: [Check]
  let results: [CheckResult]
  private let runner: any CheckRunner

  /// Runs every check of a pattern and shrinks no finding.
  init(of app: Subject, _ pattern: Pattern, in runner: any CheckRunner) {
    (self.app, self.pattern, self.runner) = (app, pattern, runner)
    rules = app.allRules
    checks = app.checks(of: pattern)
    results = runner.run(checks, of: app)
  }

  /// True if all was run and nothing was found.
  var isClean: Bool {
    results.allSatisfy { $0.verdict == .holds }
  }

  /// The verdict of a check on its rule.
  ///
  /// A screen that does not survive a scenario as it is says nothing of a rule that is about
  /// something else, such as what is released.
  func verdict(of index: Int) -> Verdict {
    switch checks[index].mode {
    case .asWritten, .enduring, nil: results[index].verdict
    case .besideAnother, .replacingViews, .answeringWithdrawn, .watchingRelease:
      isFatal(index) && checks.indices.contains { checks[$0].mode == .enduring && isFatal($0) }
        ? .notRun : results[index].verdict
    }
  }

  private func isFatal(_ index: Int) -> Bool {
    switch results[index].finding?.kind {
    case .fatal, .notWritten: true
    case .visible, .hidden, .unstable, nil: false
    }
  }

  /// The indices of the checks that decide a rule.
  func indices(deciding rule: String) -> [Int] {
    checks.indices.filter { checks[$0].rule == rule }
  }

  /// The indices of the checks that show a rule to be broken, or not to be written yet.
  func indices(against rule: String) -> [Int] {
    indices(deciding: rule).filter { [.broken, .notWritten, .unstable].contains(verdict(of: $0)) }
  }

  /// The verdict of all checks of a rule.
  func verdict(on rule: String) -> Verdict {
    let verdicts = indices(deciding: rule).map(verdict)
    return if verdicts.contains(.broken) {
      .broken
    } else if verdicts.contains(.notWritten) {
      .notWritten
    } else if verdicts.contains(.unstable) {
      .unstable
    } else {
      verdicts.isEmpty || verdicts.contains(.notRun) ? .notRun : .holds
    }
  }

  /// The findings against a rule; the one after the fewest steps comes first, and is shrunk.
  ///
  /// - Parameters:
  ///   - rule: The number of the rule.
  ///   - reference: A pattern that is known to be right, without which less can be shrunk.
  /// - Returns: A finding for each check against the rule.
  func findings(against rule: String, reference: Pattern?) -> [Finding] {
    let verdict = verdict(on: rule)
    let indices = indices(against: rule).sorted {
      // What decides the verdict comes first.
      (results[$0].verdict == verdict ? 0 : 1, results[$0].steps)
        < (results[$1].verdict == verdict ? 0 : 1, results[$1].steps)
    }
    let found = indices.compactMap { results[$0].finding }
    guard let shortest = indices.first else { return [] }
    guard results[shortest].verdict != .unstable else { return found }
    let check = app.checks(of: pattern, reference: reference)[shortest]
    let shrunk = runner.run(check, of: app, shrinking: true).finding
    return (shrunk.map { [$0] } ?? []) + found.dropFirst(shrunk == nil ? 0 : 1)
  }

  /// The checks that were not run, or not to their end, and why: a sentence for each reason.
  var remarks: [String] {
    let reasons = results.compactMap(\.obstacle).uniqued
    let told = reasons.map { reason in
      let checks = zip(checks, results).filter { $0.1.obstacle == reason }.map(\.0)
      return """
        \(checks.count.counted("check")) not run to the end (of \(checks.map(\.rule).uniqued.listed)): \
        \(reason)
        """
    }
    let silent = rules.map(\.number).filter { rule in
      verdict(on: rule) == .notRun
        && indices(deciding: rule).contains { results[$0].finding?.kind == .fatal }
    }
    guard !silent.isEmpty else { return told }
    return told + ["nothing known of \(silent.listed): the screen does not live to show it"]
  }
}
