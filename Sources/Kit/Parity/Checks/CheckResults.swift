import AppScreens
import TextLayout

/// All checks of a pattern with their results, and what they say of each rule.
struct CheckResults<Subject: AppDefinition> {
  let app: Subject
  let pattern: Pattern
  let rules: [Rule<Subject.Gesture, Subject.Display>]
  let checks: [Check]
  private(set) var results: [CheckResult] = []
  private let selection: CheckSelection
  private let walks: WalkBudget
  private let runner: any CheckRunner

  /// A finding that tells more than the rule of its check: of a display that is right only later, or
  /// of what screens share.
  private(set) var retold: Finding?

  /// The broken rules, the one that explains best what is wrong first.
  private(set) var ranking: [String] = []

  /// Runs the checks of a pattern and shrinks no finding.
  ///
  /// The scenarios of a rule on screens apart come first, beside another screen, before anything can
  /// have been left behind; then whether screens survive, so that this is known where they do not.
  init(
    of app: Subject, _ pattern: Pattern, selecting selection: CheckSelection = .all,
    walks: WalkBudget = .few, in runner: any CheckRunner
  ) {
    (self.app, self.pattern, self.selection, self.runner) = (app, pattern, selection, runner)
    self.walks = selection.walks ?? walks
    rules = app.allRules
    checks = app.checks(of: pattern, walks: self.walks).filter { $0.search == nil }
    results = checks.map { _ in .notRun() }
    let apart = Set(
      rules.filter { $0.mode == .besideAnother }.flatMap(\.scenarios)
        .map { $0.name + RunMode.besideAnother.suffix })
    let turns = checks.map { check in
      check.mode == .besideAnother && apart.contains(check.name)
        ? 0 : check.mode == .enduring ? 1 : 2
    }
    let order = (0...2).flatMap { turn in checks.indices.filter { turns[$0] == turn } }
      .filter { selection.contains(checks[$0]) }
    let found = runner.run(order.map { checks[$0] }, of: app)
    for (index, result) in zip(order, found) { results[index] = result }
    retold = lateFinding
    ranking = RuleRanking(self).rules
    guard let shared = sharedFinding else { return }
    retold = shared
    let rule = row(of: shared)
    ranking = [rule] + ranking.filter { $0 != rule && verdict(on: $0) == .broken }
  }

  /// The rule under which a finding is shown: its own, or where that was not selected, that of its
  /// check.
  func row(of finding: Finding) -> String {
    selection.isAll || !indices(deciding: finding.rule).isEmpty
      ? finding.rule : finding.checkedRule
  }

  /// Indicates whether the finding that is told under another rule is shown under this one.
  private func isRetold(under rule: String) -> Bool {
    retold.map(row) == rule
  }

  /// The leading finding, told as state that screens share, or as chance, if its check alone finds
  /// nothing in a fresh process, always or at times.
  private var sharedFinding: Finding? {
    guard let lead = ranking.first, !isRetold(under: lead),
      let first = sortedIndices(against: lead).first,
      let found = results[first].finding, checks[first].mode != .elsewhere
    else { return nil }
    switch found.kind {
    case .visible, .late, .hidden: break
    case .fatal, .unstable, .notWritten: return nil
    }
    let alone = (0..<3).compactMap { _ in runner.runAlone(checks[first], of: app)?.verdict }
    guard alone.contains(.holds) else { return nil }
    var finding = runner.run(checks[first], of: app, shrinking: true).finding ?? found
    finding.tellsMoreThanSteps(
      isChance: alone.contains(.broken),
      under: checks[first].isOnRelease ? nil : rules.first { $0.mode == .besideAnother }?.number)
    return finding
  }

  /// The first wrong display, if that is right later; one tells of all.
  private var lateFinding: Finding? {
    let wrong = checks.indices.filter {
      checks[$0].mode == .asWritten && results[$0].finding?.kind == .visible
    }
    guard let first = wrong.min(by: { results[$0].steps < results[$1].steps }) else { return nil }
    let finding = runner.run(checks[first], of: app, shrinking: true).finding
    return finding?.kind == .late ? finding : nil
  }

  /// The checks that run a scenario as it is written, each by its index.
  var scenarios: [(check: Int, scenario: Scenario<Subject.Gesture, Subject.Display>)] {
    let own = rules.filter(\.mode.isDecidedAsWritten).flatMap { rule in
      rule.scenarios.map { (rule: rule.number, scenario: $0) }
    }
    let indices = checks.indices.filter { checks[$0].mode == .asWritten }
    return zip(indices, own).map { ($0, $1.scenario) }
  }

  /// True if all was run and nothing was found.
  var isClean: Bool {
    checks.indices.allSatisfy {
      results[$0].verdict == .holds || !selection.contains(checks[$0])
    }
  }

  /// The rules that are decided by what was selected.
  var decided: [Rule<Subject.Gesture, Subject.Display>] {
    rules.filter { selection.isAll || !indices(deciding: $0.number).isEmpty }
  }

  /// The verdict of a check on its rule.
  ///
  /// A screen that does not survive a scenario as it is says nothing of a rule that is about
  /// something else, such as what is released.
  func verdict(of index: Int) -> Verdict {
    switch checks[index].mode {
    case .asWritten, .enduring, nil: results[index].verdict
    case .besideAnother, .throughViews, .lookingIrregularly, .pausing, .elsewhere, .replacingViews,
      .holdingReplacedViews, .answeringWithdrawn, .watchingRelease, .countingMemory,
      .leavingTheWorld:
      isFatal(index) && checks.indices.contains { checks[$0].mode == .enduring && isFatal($0) }
        ? .notRun : results[index].verdict
    }
  }

  /// True if a check in a mode is against a rule.
  func isBroken(_ rule: String, in mode: RunMode) -> Bool {
    indices(against: rule).contains { checks[$0].mode == mode }
  }

  /// True if all that is found against a rule is that the screen does not survive.
  func isFatal(_ rule: String) -> Bool {
    indices(against: rule).allSatisfy { isFatal($0) }
  }

  private func isFatal(_ index: Int) -> Bool {
    switch results[index].finding?.kind {
    case .fatal, .notWritten: true
    case .visible, .late, .hidden, .unstable, nil: false
    }
  }

  /// The indices of the checks that decide a rule.
  func indices(deciding rule: String) -> [Int] {
    checks.indices.filter { checks[$0].rule == rule && selection.contains(checks[$0]) }
  }

  /// The indices of the checks that show a rule to be broken, or not to be written yet.
  func indices(against rule: String) -> [Int] {
    indices(deciding: rule).filter { [.broken, .notWritten, .unstable].contains(verdict(of: $0)) }
  }

  /// The verdict of all checks of a rule.
  func verdict(on rule: String) -> Verdict {
    guard !isRetold(under: rule) else { return .broken }
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

  /// The findings against a rule; first those that it is about, after the fewest steps, and the first
  /// of all is shrunk.
  ///
  /// - Parameters:
  ///   - rule: The number of the rule.
  ///   - reference: A pattern that is known to be right, without which less can be shrunk.
  /// - Returns: A finding for each check against the rule.
  func findings(against rule: String, reference: Pattern?) -> [Finding] {
    let indices = sortedIndices(against: rule)
    let found = indices.compactMap { results[$0].finding }
    if let retold, isRetold(under: rule) {
      return [retold] + found.filter { $0.check != retold.check }
    }
    guard let shortest = indices.first else { return [] }
    guard results[shortest].verdict != .unstable else { return found }
    let check = app.checks(of: pattern, reference: reference, walks: walks)[shortest]
    let shrunk = runner.run(check, of: app, shrinking: true).finding
    return (shrunk.map { [$0] } ?? []) + found.dropFirst(shrunk == nil ? 0 : 1)
  }

  /// The checks against a rule: first what decides its verdict, then what it is about, then the
  /// shortest.
  private func sortedIndices(against rule: String) -> [Int] {
    let verdict = verdict(on: rule)
    return indices(against: rule).sorted {
      let (first, second) = (results[$0], results[$1])
      return (first.verdict == verdict ? 0 : 1, first.finding?.hint == nil ? 1 : 0, first.steps)
        < (second.verdict == verdict ? 0 : 1, second.finding?.hint == nil ? 1 : 0, second.steps)
    }
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
    let silent = decided.map(\.number).filter { rule in
      verdict(on: rule) == .notRun
        && indices(deciding: rule).contains { results[$0].finding?.kind == .fatal }
    }
    guard !silent.isEmpty else { return told }
    return told + ["nothing known of \(silent.listed): the screen does not live to show it"]
  }
}

extension Finding {
  /// Tells that it depends on what was before, or on chance, which is against a rule on screens apart.
  fileprivate mutating func tellsMoreThanSteps(isChance: Bool, under apart: String?) {
    if let apart { rule = apart }
    (kind, isShownAlone) = (.hidden, false)
    hint =
      isChance
      ? """
      the same shows at times what is right: what is done on another thread, by a clock, or by chance?
      """
      : """
      the same in a fresh process shows what is right: which static, singleton or global do screens \
      share, that others have changed before?
      """
  }
}
