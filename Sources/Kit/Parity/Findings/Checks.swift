import AppScreens

extension AppDefinition {
  /// Every check of this app over one pattern: of each source of walks, and under each condition.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - effort: How much to try; little unless given.
  /// - Returns: The checks, scenarios first.
  public func checks(of pattern: Pattern, effort: Effort = .little) -> [Check] {
    checks(of: [pattern], effort: effort)
  }

  /// Every check of this app over several patterns, which take walks from the same source in turns.
  ///
  /// - Parameters:
  ///   - patterns: The patterns.
  ///   - effort: How much to try; little unless given.
  /// - Returns: The checks, scenarios first; each has a result for every pattern.
  public func checks(of patterns: [Pattern], effort: Effort = .little) -> [Check] {
    (sources.map { ($0, .plain) } + conditions.map { (.random, $0) })
      .flatMap { (source: WalkSource, condition: Condition) in
        groups(of: patterns, under: condition).map { patterns in
          Check(
            app: name, patterns: patterns.map(\.name), source: source, condition: condition
          ) { runner in
            Examination.results(
              from: source, under: condition,
              on: patterns.map {
                Examination(app: self, pattern: $0, effort: effort, runner: runner)
              })
          }
        }
      }
  }

  /// The patterns that take walks in turns under a condition, if it suits them.
  private func groups(of patterns: [Pattern], under condition: Condition) -> [[Pattern]] {
    // Pauses are spent at the same time.
    if condition.facts.pauses { return patterns.map { [$0] } }
    if condition.facts.isForMainActor == true {
      return patterns.filter(isOnMainActor).map { [$0] }
    }
    return [patterns]
  }

  /// The sources of walks that suit the app.
  private var sources: [WalkSource] {
    WalkSource.allCases.filter { source in
      switch source {
      case .scenarios: true
      case .sequences, .random, .repetition: specification != nil
      case .texts: specification != nil && StepCorpus(self).hasTexts
      case .numbers: specification != nil && NumberKeys(self) != nil
      }
    }
  }

  /// The conditions that suit the app, under which scenarios and random walks are taken.
  private var conditions: [Condition] {
    Condition.allCases.filter { $0 != .plain && suits($0) }
  }

  /// Indicates whether the app has what a condition is about: services.
  func suits(_ condition: Condition) -> Bool {
    !condition.facts.needsEvents || Gesture.Event.self != Never.self
  }
}

extension Examination {
  /// The results of walks from a source under a condition, one for each pattern.
  fileprivate static func results(
    from source: WalkSource, under condition: Condition, on patterns: [Self]
  ) -> [CheckResult] {
    let (app, effort) = (patterns[0].app, patterns[0].effort)
    guard source != .scenarios else {
      return patterns.flatMap { pattern in
        var scenarios = ScenarioSource(app)
        return Search.results(
          from: source, under: condition, on: [pattern], next: { scenarios.next(after: $0) },
          complete: { scenarios.complete(&$0) })
      }
    }
    let walks =
      condition == .plain
      ? app.walks(from: source, effort) : app.walks(under: condition, effort)
    return Search.results(from: source, under: condition, on: patterns) { _ in walks.next() ?? [] }
  }
}
