import AppScreens

/// How a scenario came out on a screen.
package struct ScenarioOutcome: Sendable {
  /// The number of the rule that is broken where the scenario goes wrong.
  ///
  /// That is the scenario's rule; but a cursor that moves breaks its own, in whichever scenario it is seen.
  package let brokenRule: String

  /// The number of the scenario's rule.
  fileprivate let rule: String

  /// Indicates whether the rule that is broken is one of S1 to S8.
  fileprivate let isOfEveryScreen: Bool

  /// The number of the scenario's steps.
  fileprivate let stepCount: Int

  /// The number of steps until the display is wrong, 0 on a new screen; nil if it is always right.
  fileprivate let stepsUntilWrong: Int?

  /// The outcome of a scenario of a rule.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - stepCount: The number of the scenario's steps.
  ///   - stepsUntilWrong: The number of steps until the display is wrong; nil if it is always right.
  ///   - isOfCursor: Whether all texts are right then, so that only a cursor has moved.
  package init<Gesture>(
    of rule: Rule<Gesture>, stepCount: Int, stepsUntilWrong: Int?, isOfCursor: Bool
  ) {
    self.rule = rule.number
    brokenRule = isOfCursor ? Rule<Gesture>.cursorNumber : rule.number
    isOfEveryScreen = isOfCursor || rule.isOfEveryScreen
    (self.stepCount, self.stepsUntilWrong) = (stepCount, stepsUntilWrong)
  }
}

extension [ScenarioOutcome] {
  /// The number of the rule that most likely is broken, from the outcomes of all scenarios in the order of their
  /// file; nil if all are right.
  ///
  /// If a new screen is wrong, it is the first rule that says so. Otherwise an app's own rule comes before S1 to
  /// S8, and of several the one of which
  ///
  ///     scenarios that go wrong / √(all its scenarios) / (steps of the shortest that goes wrong)²
  ///
  /// is greatest: a short scenario shows little but its rule. To have a rule lead for a fault, add the shortest
  /// scenario that shows it. The first quotient is the coefficient of Ochiai (Abreu, Zoeteweij and van Gemund,
  /// *On the Accuracy of Spectrum-based Fault Localization*, 2007).
  ///
  /// Of 182 faulty screens of `Sources/Tools/FaultyScreens` on which a scenario goes wrong, and none ends the
  /// process, the rule that the screen is meant to break leads for 150. For 116 it did by the share of the rule's
  /// scenarios (Laplace's rule of succession), for 132 if rules with a scenario that goes wrong in its last step
  /// come first, for 139 if those with the shortest do, and for 143 without the square. Twenty short scenarios
  /// were written with these screens in view; without them it was 126 of 178, and 111 by the share.
  package var leadingRule: String? {
    let wrong = filter { $0.stepsUntilWrong != nil }
    if let first = wrong.first(where: { $0.stepsUntilWrong == 0 }) { return first.brokenRule }
    let own = wrong.filter { !$0.isOfEveryScreen }
    let candidates = own.isEmpty ? wrong : own
    let counts = Dictionary(grouping: self, by: \.rule).mapValues(\.count)
    let evidence = Dictionary(grouping: candidates, by: \.brokenRule).mapValues { outcomes in
      let all = Double(counts[outcomes[0].brokenRule] ?? 1)
      let shortest = Double(outcomes.map(\.stepCount).min() ?? 1)
      return Double(outcomes.count) / all.squareRoot() / (shortest * shortest)
    }
    let leading = candidates.max {
      evidence[$0.brokenRule, default: 0] < evidence[$1.brokenRule, default: 0]
    }
    return leading?.brokenRule
  }
}
