import AppScreens

/// How a scenario came out on a screen.
package struct ScenarioOutcome: Sendable {
  /// The number of the scenario's rule.
  package let rule: String

  /// The number of the rule that is broken where the scenario goes wrong.
  ///
  /// That is the scenario's rule; but a cursor that moves breaks its own, in whichever scenario it is seen, and so
  /// does a new screen that shows nothing.
  package let brokenRule: String

  /// Indicates whether that is one of S1 to S8.
  fileprivate let isOfEveryScreen: Bool

  /// The number of the scenario's steps.
  package let stepCount: Int

  /// The number of steps until the display is wrong, 0 on a new screen; nil if it is always right.
  package let stepsUntilWrong: Int?

  /// Indicates whether the view was replaced before.
  fileprivate let isInNewView: Bool

  /// The outcome of a scenario of a rule.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - rule: Its rule.
  ///   - stepsUntilWrong: The number of steps until the display is wrong; nil if it is always right.
  ///   - shown: The widgets that are seen then; nil where none can be seen.
  package init<Gesture>(
    of scenario: Scenario<Gesture>, of rule: Rule<Gesture>, stepsUntilWrong: Int?,
    shown: [Widget]?
  ) {
    self.rule = rule.number
    self.stepsUntilWrong = stepsUntilWrong
    stepCount = scenario.moments.count
    let general = stepsUntilWrong.flatMap { steps in
      shown.flatMap { scenario.ruleOfEveryScreen(brokenBy: $0, after: steps) }
    }
    brokenRule = general ?? rule.number
    isOfEveryScreen = general != nil || rule.isOfEveryScreen
    isInNewView = scenario.steps.prefix(stepsUntilWrong ?? 0).contains(.replaceView)
  }

  /// Indicates whether every display is right.
  package var isRight: Bool { stepsUntilWrong == nil }

  /// Indicates whether it is the last step that is wrong, which is what the scenario is about.
  package var isWrongAtEnd: Bool { stepsUntilWrong == stepCount }
}

extension Scenario {
  /// The number of the rule of every screen that a wrong display breaks after a number of steps; nil if it is for
  /// the scenario's rule to say.
  fileprivate func ruleOfEveryScreen(brokenBy shown: [Widget], after steps: Int) -> String? {
    let expected = widgets[steps]
    if shown.map(\.text) == expected.map(\.text) { return RuleNumber.cursor }
    let isBlank = zip(expected, shown).allSatisfy { $0 == $1 || $1.text.isEmpty }
    return steps == 0 && isBlank ? RuleNumber.initialDisplay : nil
  }
}

extension [ScenarioOutcome] {
  /// The number of the rule that most likely is broken, from the outcomes of all scenarios in the order of their
  /// file; nil if all are right.
  ///
  /// If all that goes wrong does so in a new view, a scenario of S3 among it, it is S3. Otherwise it is a rule that a
  /// new screen breaks, if one does; an app's own before S1 to S8; and of several the one of which
  ///
  ///     scenarios that go wrong / √(all its scenarios) / (steps of the shortest that goes wrong)²
  ///
  /// is greatest: a short scenario shows little but its rule. To have a rule lead for a fault, add the shortest
  /// scenario that shows it. The first quotient is the coefficient of Ochiai (Abreu, Zoeteweij and van Gemund,
  /// *On the Accuracy of Spectrum-based Fault Localization*, 2007).
  ///
  /// Of 178 faulty screens of `Sources/Tools/FaultyScreens` that a scenario shows, and that neither end the process
  /// nor depend on a condition, the rule that the screen is meant to break leads for 151. For 116 it did by the
  /// share of the rule's scenarios (Laplace's rule of succession), and for 143 without the square. Neither random
  /// weights for all of these and the first wrong step (154), nor weights by the widgets that the last step changes
  /// (150), are worth their explanation.
  package var leadingRule: String? {
    let wrong = filter { !$0.isRight }
    if wrong.allSatisfy(\.isInNewView),
      wrong.contains(where: { $0.rule == RuleNumber.replaceableView })
    {
      return RuleNumber.replaceableView
    }
    let atFirst = wrong.filter { $0.stepsUntilWrong == 0 }
    let due = atFirst.isEmpty ? wrong : atFirst
    let own = due.filter { !$0.isOfEveryScreen }
    let candidates = own.isEmpty ? due : own
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
