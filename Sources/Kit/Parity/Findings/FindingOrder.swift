import SharedSuite

extension [CheckResult] {
  /// The findings, one for each rule: a crash comes before all else, then what is wrong on a new screen, what
  /// screens share, the rule that leads by the outcomes of the scenarios, as in the shared suite, and an app's own
  /// rule on a condition.
  package func findings<Gesture>(inOrderOf rules: [Rule<Gesture>]) -> [Finding] {
    let all = flatMap(\.findings)
    let leading = first { $0.source == .scenarios }?.outcomes.leadingRule
    // A fault in something that screens share is shown by steps beside other screens, if they show it.
    let besideOthers = all.filter { $0.condition == .withOtherScreens && $0.isShownAlone }
    let order = Dictionary(uniqueKeysWithValues: zip(rules.map(\.number), 0...))
    let own = Set(rules.filter { !$0.isOfEveryScreen }.map(\.number))
    var known: Set<String> = []
    return all.enumerated().map { index, finding in
      (
        finding: finding,
        rank: (
          finding.place(isOfApp: own.contains(finding.rule)), finding.rule == leading ? 0 : 1,
          own.contains(finding.rule) ? 0 : 1,
          order[finding.rule] ?? .max, finding.condition == .plain ? 0 : 1, index
        )
      )
    }
    .sorted { $0.rank < $1.rank }
    .map(\.finding).filter { known.insert($0.rule).inserted }
    .map { finding in
      finding.isShownAlone
        ? finding : besideOthers.first { $0.rule == finding.rule } ?? finding
    }
  }
}

extension Finding {
  /// The place among findings of other kinds; a rule of the app itself says more than steps that break none.
  fileprivate func place(isOfApp: Bool) -> Int {
    switch kind {
    case .notWritten: 0
    case .fatal: 1
    case .late: 2
    case .hidden where !isShownAlone: 3
    case .visible: steps.isEmpty ? 2 : 4
    case .hidden: condition == .plain || isOfApp ? 4 : 5
    case .unstable: 6
    }
  }
}
