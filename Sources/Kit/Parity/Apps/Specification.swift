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
public protocol Specification<Gesture, Display>: Hashable, Sendable {
  /// The gestures that a person can make.
  associatedtype Gesture: ScreenGesture

  /// The display that a person sees.
  associatedtype Display: ScreenDisplay

  /// The display of a new screen, and the rule that says so.
  var initial: Expectation<Display> { get }

  /// Takes a gesture in, and changes what must be seen.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - expected: The display before it; the one that must follow, each part with its rule, after it.
  mutating func perform(_ gesture: Gesture, showing expected: inout Expectation<Display>)

  /// Takes an event of the world in, and changes what must be seen; never called by default.
  mutating func deliver(_ event: Gesture.Event, showing expected: inout Expectation<Display>)

  /// Changes what must be seen when the view is replaced; all stays as it is, by S3, by default.
  mutating func replaceView(showing expected: inout Expectation<Display>)
}

extension Specification {
  /// All stays as it is.
  public mutating func replaceView(showing expected: inout Expectation<Display>) {
    expected.unchanged(by: replaceableViewNumber)
  }

  /// Takes a step in, and changes what must be seen.
  mutating func take(_ step: Step<Gesture>, showing expected: inout Expectation<Display>) {
    expected = Expectation(expected.display, by: "")
    switch step {
    case .gesture(let gesture): perform(gesture, showing: &expected)
    case .event(let event): deliver(event, showing: &expected)
    case .replaceView: replaceView(showing: &expected)
    }
  }
}

extension Specification where Gesture.Event == NoEvent {
  /// Never called, as there is no event.
  public mutating func deliver(
    _ event: NoEvent, showing expected: inout Expectation<Display>
  ) {}
}

/// The rules after some steps, as a value: it can be kept, and go on from there.
struct RulesAt<Subject: AppDefinition> {
  private var rules: any Specification<Subject.Gesture, Subject.Display>
  private var expected: Expectation<Subject.Display>

  /// The rules on a new screen; nil for an app without a specification.
  init?(_ app: Subject) {
    guard let rules = app.specification else { return nil }
    self.rules = rules
    expected = rules.initial
  }

  /// The display that must be seen.
  var display: Subject.Display { expected.display }

  /// The state of the rules, as a hash.
  var state: Int { rules.hashValue }

  /// Takes a step in.
  mutating func take(_ step: Step<Subject.Gesture>) {
    func taken(
      _ rules: some Specification<Subject.Gesture, Subject.Display>
    ) -> any Specification<Subject.Gesture, Subject.Display> {
      var rules = rules
      rules.take(step, showing: &expected)
      return rules
    }
    rules = taken(rules)
  }
}
