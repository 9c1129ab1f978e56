import AppScreens

extension Examination {
  /// Rounds of steps of which late ones cost more than early ones, of one step if that shows it; nil where
  /// none do.
  func dearerRounds(
    _ corpus: StepCorpus<Subject>, _ result: inout CheckResult
  ) -> Steps? {
    let all = Round(corpus)
    guard isForgotten(all) else { return nil }
    var count = 256
    while true {
      guard let costs = costs(of: all.steps(count), &result) else { return nil }
      // What is kept up to a number, such as the last hundred, grows no more in the end.
      let isEnough = count == 16_384 || costs.reduce(0, +) > 0.1
      guard
        isEnough
          ? all.isDearerLate(costs, times: 3, by: 3e-6)
          : count < 2_048 || all.isDearerLate(costs, times: 1.2, by: 0)
      else { return nil }
      if isEnough { break }
      count *= 2
    }
    let round = ([all.singles, [all]].joined()).first { round in
      isForgotten(round)
        && (1...3).allSatisfy { _ in
          costs(of: round.steps(count), &result)
            .map { round.isDearerLate($0, times: 3, by: 6e-6) } ?? false
        }
    }
    return round?.steps(count)
  }

  private func costs(of steps: Steps, _ result: inout CheckResult) -> [Double]? {
    costs(of: [Walk(steps)], &result)?.first
  }

  /// Indicates whether, by the rules, it makes no difference how many rounds were before the last.
  private func isForgotten(_ round: Round<Gesture>) -> Bool {
    guard let specification = app.specification else { return false }
    func state(after numbers: [Int]) -> Int {
      var rules = RulesAtWork(specification)
      for number in numbers { for part in round.parts { rules.take(part(number)) } }
      return rules.state
    }
    return state(after: [1, 2, 0]) == state(after: [1, 2, 3, 4, 0])
  }
}

/// Steps to be taken in rounds, some with a text that is another in each.
private struct Round<Gesture: ScreenGesture> {
  /// Makes each step of a round of some number.
  let parts: [(_ number: Int) -> Step<Gesture>]

  /// Every text edited to a new one, every step that an app is known by, and a new view.
  init<Subject: AppDefinition>(_ corpus: StepCorpus<Subject>) where Subject.Gesture == Gesture {
    let edits = corpus.slots.map(\.slot).filter { $0.texts.count == 1 && !$0.isNumeric }
    parts =
      edits.map { slot in { slot.step(holding: ["\(10_000 + $0)"]) ?? .replaceView } }
      + (corpus.steps + [.replaceView]).map { step in { _ in step } }
  }

  private init(parts: [(Int) -> Step<Gesture>]) {
    self.parts = parts
  }

  /// Rounds of one step each.
  var singles: [Round] { parts.map { Round(parts: [$0]) } }

  /// Rounds of about so many steps in all.
  func steps(_ count: Int) -> [Step<Gesture>] {
    (0..<max(16, count / parts.count)).flatMap { number in parts.map { $0(number) } }
  }

  /// Indicates whether any step is several times as dear in late rounds as in early ones, at best in both.
  ///
  /// Whatever else a machine does can only add to what is measured, and hardly to each of hundreds.
  func isDearerLate(_ costs: [Double], times factor: Double, by seconds: Double) -> Bool {
    let rounds = costs.count / parts.count
    return parts.indices.contains { part in
      func least(_ range: Range<Int>) -> Double {
        range.map { costs[$0 * parts.count + part] }.min() ?? 0
      }
      let (early, late) = (least(rounds / 16..<rounds / 8), least(rounds / 2..<rounds))
      return late > max(factor * early, early + seconds)
    }
  }
}
