import AppScreens
import TextLayout

/// The rule that a pattern most likely breaks, by the specification and the steps that show a difference.
///
/// 1. On a new screen, the rule on showing it at once, if nothing was shown; else the app's own.
/// 2. A step before the last that by the specification has no consequences, and without which nothing
///    is wrong, as no step can be left out: the rule that says so, such as that on replacing the view.
/// 3. A rule that has a ``RulePoint`` for what is seen.
/// 4. The rule that decides what is wrong after the last step.
struct Attribution<Subject: AppDefinition> {
  private let app: Subject
  private let steps: [Step<Subject.Gesture>]
  private var displays: [Subject.Display] = []
  private var last: Expectation<Subject.Display>
  private var ruleOnIdleStep: String?

  /// The specification of an app after steps; nil without one.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - steps: The steps.
  ///   - isMinimal: Whether each of them is known to be needed for what is wrong.
  init?(_ app: Subject, after steps: [Step<Subject.Gesture>], isMinimal: Bool) {
    guard let specification = app.specification else { return nil }
    self.init(app, steps, isMinimal, specification)
  }

  private init(
    _ app: Subject, _ steps: [Step<Subject.Gesture>], _ isMinimal: Bool,
    _ specification: some Specification<Subject.Gesture, Subject.Display>
  ) {
    (self.app, self.steps) = (app, steps)
    var rules = specification
    last = rules.initial
    displays.append(last.display)
    for (index, step) in steps.enumerated() {
      rules.take(step, showing: &last)
      displays.append(last.display)
      guard isMinimal, last.isIdle else { continue }
      ruleOnIdleStep = index < steps.count - 1 ? last.generalRule : nil
    }
  }

  /// The rule that a display breaks; nil if it is right.
  func rule(brokenBy shown: Subject.Display) -> Rule<Subject.Gesture, Subject.Display>? {
    guard let cited = last.rule(against: shown) else { return nil }
    let situation = Situation(steps: steps[...], displays: displays[...], shown: shown)
    let rules = app.allRules
    let number =
      if steps.isEmpty {
        situation.isBlank ? initialDisplayNumber : cited
      } else {
        ruleOnIdleStep ?? rules.first { $0.hasSymptom(in: situation) }?.number ?? cited
      }
    guard let rule = rules.first(where: { $0.number == number }) else {
      preconditionFailure(
        "the specification of \(app.name) cites \(number.quoted), which is no rule of the app")
    }
    return rule
  }
}

extension Rule {
  /// True if what is seen is what the rule says is seen when it is broken.
  fileprivate func hasSymptom(in situation: Situation<Gesture, Display>) -> Bool {
    points.contains { $0.isSymptom && $0.fits(situation) }
  }
}
