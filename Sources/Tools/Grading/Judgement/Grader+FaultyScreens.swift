import TriptychParity

extension Grader {
  /// The faulty screens that break the rule of an item.
  ///
  /// One whose fault is put down to another rule loses that, and passes this one.
  ///
  /// - Parameter item: The item.
  /// - Returns: The names of those that lose it, and of those that pass every rule.
  package func faultyScreens(of item: RubricItem) -> (losing: [String], passing: [String]) {
    var (losing, passing): ([String], [String]) = ([], [])
    for app in apps where item.app == nil || item.app == app.name {
      for screen in faultyScreens.all where screen.app == app.name && screen.rule == item.ruleNumber
      {
        let runner = WorkerRunner(executable: faultyScreens.executable, limits: limits)
        let judge = AppJudge(app, on: screen.name, deciding: screen.rule, in: runner)
        guard judge.outcomes(of: screen.rule).verdict == .pass else {
          losing.append(screen.name)
          continue
        }
        let whole = AppJudge(app, on: screen.name, in: runner)
        if app.ruleNumbers.allSatisfy({ whole.outcomes(of: $0).verdict == .pass }) {
          passing.append(screen.name)
        }
      }
    }
    return (losing, passing)
  }
}
