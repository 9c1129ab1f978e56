import AppScreens

/// The rules of an app as code: what must be seen after any steps.
///
/// A specification is a state machine, written from the rules alone and apart from any pattern and
/// model. It is the reference that every pattern is compared with, so that a fault that all patterns
/// share is found, and a lone pattern is checked as well as several. Replacing the view changes nothing,
/// by S3.
///
/// ```swift
/// struct LampSpecification: Specification {
///   private var isOn = false
///
///   var display: LampDisplay { LampDisplay(isOn: isOn) }
///
///   mutating func perform(_ gesture: LampGesture) { isOn.toggle() }
/// }
/// ```
///
/// Source: Utting and Legeard, *Practical Model-Based Testing*, 2007.
public protocol Specification<Gesture, Display>: Sendable {
  /// The gestures that a user can make.
  associatedtype Gesture: ScreenGesture

  /// The display that a user sees.
  associatedtype Display: ScreenDisplay

  /// Everything that the user must see now.
  var display: Display { get }

  /// The state in which the service must be now; nothing by default, for an app without one.
  var service: [Widget] { get }

  /// Takes a gesture in.
  mutating func perform(_ gesture: Gesture)

  /// Takes an external event in; never called by default.
  mutating func deliver(_ event: Gesture.Event)

  /// The displays that must be seen at first and after each of some steps.
  func displays(along steps: [Step<Gesture>]) -> [ScreenState<Display>?]
}

extension Specification {
  /// Nothing.
  public var service: [Widget] { [] }

  /// The display that must be seen now, and the state of the service.
  @inlinable package var state: ScreenState<Display> { ScreenState(display, service: service) }

  /// Takes a step in.
  @inlinable package mutating func take(_ step: Step<Gesture>) {
    switch step {
    case .gesture(let gesture): perform(gesture)
    case .event(let event): deliver(event)
    case .replaceView: break
    }
  }
}

extension Specification where Gesture.Event == Never {
  /// Never called, as there is no event.
  public mutating func deliver(_ event: Never) {}
}
