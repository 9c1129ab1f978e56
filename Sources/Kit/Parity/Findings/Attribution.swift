import AppScreens

/// The rule that a wrong display breaks, by the specification and the steps that lead there.
///
/// 1. On a new screen, the rule on showing it at once, if nothing was shown; else the app's own.
/// 2. A step before the last that by the specification has no effect, where none can be left out: the rule
///    that says so, such as that on replacing the view.
/// 3. The rule that the specification cites for what is wrong after the last step.
struct Attribution<Subject: AppDefinition> {
  private let app: Subject

  /// What must be seen at first and after each step.
  private(set) var displays: [Subject.Display] = []

  private let isNew: Bool
  private var last: Expectation<Subject.Display>
  private var ruleOnStepWithoutEffect: String?

  /// The specification of an app after steps; nil without one.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - steps: The steps.
  ///   - isMinimal: Whether each of them is known to be needed for what is wrong.
  init?(_ app: Subject, after steps: [Step<Subject.Gesture>], isMinimal: Bool = false) {
    guard let specification = app.specification else { return nil }
    self.init(app, steps, isMinimal, specification)
  }

  private init(
    _ app: Subject, _ steps: [Step<Subject.Gesture>], _ isMinimal: Bool,
    _ specification: some Specification<Subject.Gesture, Subject.Display>
  ) {
    (self.app, isNew) = (app, steps.isEmpty)
    var rules = specification
    last = rules.initial
    displays.reserveCapacity(steps.count + 1)
    displays.append(last.display)
    for (index, step) in steps.enumerated() {
      rules.take(step, showing: &last)
      displays.append(last.display)
      guard isMinimal, last.hasNoEffect, index < steps.count - 1 else { continue }
      ruleOnStepWithoutEffect = last.generalRule
    }
    // A new view that shows something else has not been brought up to date, whatever was before.
    if steps.last == .replaceView { ruleOnStepWithoutEffect = nil }
  }

  /// The number of the rule that a display breaks after the last step; nil if it is right.
  func rule(brokenBy shown: Subject.Display) -> String? {
    guard let cited = last.rule(against: shown) else { return nil }
    return isNew ? isBlank(shown) ? initialDisplayNumber : cited : ruleOnStepWithoutEffect ?? cited
  }

  /// Indicates whether what is wrong is what a screen shows on which nothing was shown yet.
  private func isBlank(_ shown: Subject.Display) -> Bool {
    let blank = Subject.Display().widgets
    return zip(zip(last.display.widgets, shown.widgets), blank).allSatisfy { pair, blank in
      pair.0 == pair.1 || pair.1 == blank
    }
  }
}
