import AppScreens

/// The rules of an app as code: what must be seen after any steps, and which rule says so.
///
/// A specification is a state machine, written from the rules alone and apart from any pattern and
/// model. It is the reference that every pattern is compared with, so that a fault that all patterns
/// share is found, and a lone pattern is checked as well as several.
///
/// ```swift
/// mutating func perform(_ gesture: LampGesture, showing expected: inout Expectation<LampDisplay>) {
///   isOn.toggle()
///   expected.show(\.status, isOn ? "on" : "off", by: "L2")
/// }
/// ```
///
/// Source: Utting and Legeard, *Practical Model-Based Testing*, 2007.
public protocol Specification<Gesture, Display>: Sendable {
  /// The gestures that a user can make.
  associatedtype Gesture: ScreenGesture

  /// The display that a user sees.
  associatedtype Display: ScreenDisplay

  /// The display of a new screen, and the rule that says so.
  var initial: Expectation<Display> { get }

  /// Takes a gesture in, and changes what must be seen.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - expected: The display before it; the one that must follow, each part with its rule, after it.
  mutating func perform(_ gesture: Gesture, showing expected: inout Expectation<Display>)

  /// Takes an external event in, and changes what must be seen; never called by default.
  mutating func deliver(_ event: Gesture.Event, showing expected: inout Expectation<Display>)

  /// Changes what must be seen when the view is replaced; all stays as it is, by S3, by default.
  mutating func replaceView(showing expected: inout Expectation<Display>)

  /// The displays that must be seen at first and after each of some steps.
  func displays(along steps: [Step<Gesture>]) -> [ScreenState<Display>?]
}

extension Specification {
  /// All stays as it is.
  public mutating func replaceView(showing expected: inout Expectation<Display>) {
    expected.unchanged(by: replaceableViewNumber)
  }
}

extension Specification where Gesture.Event == NoEvent {
  /// Never called, as there is no event.
  public mutating func deliver(
    _ event: NoEvent, showing expected: inout Expectation<Display>
  ) {}
}

/// The rules after some steps, as a value: it can be kept, and continued from there.
struct SpecificationRun<Gesture: ScreenGesture, Display: ScreenDisplay> {
  private var rules: any Specification<Gesture, Display>

  /// The display that must be seen now, with the rules that say so.
  private(set) var expected: Expectation<Display>

  /// The rules on a new screen.
  init(_ rules: any Specification<Gesture, Display>) {
    (self.rules, expected) = (rules, rules.initial)
  }

  /// The same without asking which rules decide.
  var withoutRules: SpecificationRun {
    var run = self
    run.expected = expected.withoutRules
    return run
  }

  /// The display that must be seen, and the state of the service.
  var state: ScreenState<Display> { expected.state }

  /// The same after one more step.
  func taking(_ step: Step<Gesture>) -> SpecificationRun {
    var run = self
    run.take(step)
    return run
  }

  /// Takes a step in.
  mutating func take(_ step: Step<Gesture>) {
    expected.begin()
    switch step {
    case .gesture(let gesture): rules.perform(gesture, showing: &expected)
    case .event(let event): rules.deliver(event, showing: &expected)
    case .replaceView: rules.replaceView(showing: &expected)
    }
  }
}
