import AppScreens

extension AppDefinition {
  /// The number of the rule that a display breaks after steps, by the specification; nil if it is right.
  ///
  /// 1. On a new screen, the rule on showing it at once, if nothing was shown; else the app's own.
  /// 2. A step before the last that by the specification has no effect, where none can be left out: the rule
  ///    that says so, such as that on replacing the view.
  /// 3. The rule that the specification cites for what is wrong after the last step.
  ///
  /// - Parameters:
  ///   - shown: The display.
  ///   - steps: The steps.
  ///   - isMinimal: Whether each of them is known to be needed for what is wrong.
  /// - Returns: The number.
  func rule(
    brokenBy shown: State, after steps: [Step<Gesture>], isMinimal: Bool = false
  ) -> String? {
    guard let specification else { return nil }
    var rules = SpecificationRun(specification)
    var ruleOnStepWithoutEffect: String?
    for (index, step) in steps.enumerated() {
      rules.take(step)
      guard isMinimal, rules.expected.hasNoEffect, index < steps.count - 1 else { continue }
      ruleOnStepWithoutEffect = rules.expected.generalRule
    }
    guard let cited = rules.expected.rule(against: shown) else { return nil }
    if steps.isEmpty {
      // The wrong widgets are still blank: nothing was shown at all.
      let blank = Display().widgets + Gesture.Event.serviceWidgets
      let isBlank = zip(zip(rules.state.widgets, shown.widgets), blank)
        .allSatisfy { pair, blank in pair.0 == pair.1 || pair.1 == blank }
      return isBlank ? initialDisplayNumber : cited
    }
    // A new view that shows something else was not updated, whatever was before.
    return steps.last == .replaceView ? cited : ruleOnStepWithoutEffect ?? cited
  }
}
