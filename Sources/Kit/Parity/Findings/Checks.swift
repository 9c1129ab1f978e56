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

  /// Every check of this app over patterns, which take walks from the same source in turns.
  func checks(of patterns: [Pattern], effort: Effort) -> [Check] {
    func check(
      _ source: WalkSource, _ condition: Condition = .plain,
      _ body: @escaping @Sendable ([Examination<Self>]) -> [CheckResult]
    ) -> Check {
      Check(
        app: name, patterns: patterns.map(\.name), source: source, condition: condition
      ) { runner in
        body(
          patterns.map {
            Examination(app: self, pattern: $0, effort: effort, runner: runner)
          })
      }
    }
    let hasWorld = Gesture.Event.self != NoEvent.self
    let conditions = Condition.allCases.filter { condition in
      switch condition {
      case .plain, .cost: false
      case .lateResponses, .servicesOutliveScreen: hasWorld
      default: true
      }
    }
    let sources = WalkSource.allCases.filter { source in
      switch source {
      case .scenarios: false
      case .states, .sequences, .random, .repetition: specification != nil
      case .texts: specification != nil && StepCorpus(self).hasTexts
      case .numbers: specification != nil && NumberKeys(self) != nil
      }
    }
    return [check(.scenarios) { $0.map { $0.scenarios() } }]
      + sources.map { source in
        check(source) {
          source == .states ? $0.map { $0.states() } : Examination.walks(from: source, of: $0)
        }
      }
      + conditions.flatMap { condition -> [Check] in
        // Pauses are spent at the same time.
        if condition == .pauses, patterns.count > 1 {
          return patterns.flatMap { checks(of: [$0], effort: effort) }
            .filter { $0.condition == .pauses }
        }
        return [check(.random, condition) { $0.map { $0.walks(under: condition) } }]
      }
      + [check(.texts, .cost) { $0.map { $0.cost() } }]
  }
}
